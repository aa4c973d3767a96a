// Written by scripts/generate/c-signature-tests.py; change that instead.

#ifndef CS_GENERATED_H
#define CS_GENERATED_H

typedef struct cs_t26 { uint8_t m0; } cs_t26;
typedef struct cs_t27 { uint8_t m0[2]; } cs_t27;
typedef struct cs_t28 { uint8_t m0[3]; } cs_t28;
typedef struct cs_t29 { uint8_t m0[4]; } cs_t29;
typedef struct cs_t30 { uint8_t m0[5]; } cs_t30;
typedef struct cs_t31 { uint8_t m0[6]; } cs_t31;
typedef struct cs_t32 { uint8_t m0[7]; } cs_t32;
typedef struct cs_t33 { uint8_t m0[8]; } cs_t33;
typedef struct cs_t34 { uint8_t m0[9]; } cs_t34;
typedef struct cs_t35 { uint8_t m0[10]; } cs_t35;
typedef struct cs_t36 { uint8_t m0[11]; } cs_t36;
typedef struct cs_t37 { uint8_t m0[12]; } cs_t37;
typedef struct cs_t38 { uint8_t m0[13]; } cs_t38;
typedef struct cs_t39 { uint8_t m0[14]; } cs_t39;
typedef struct cs_t40 { uint8_t m0[15]; } cs_t40;
typedef struct cs_t41 { uint8_t m0[16]; } cs_t41;
typedef struct cs_t42 { uint8_t m0[17]; } cs_t42;
typedef struct cs_t43 { uint8_t m0[8]; uint8_t m1[6]; uint8_t m2[4]; } cs_t43;
typedef struct cs_t44 { int64_t m0; uint8_t m1[5]; int8_t m2[2]; uint8_t m3[4]; } cs_t44;
typedef struct cs_t45 { int16_t m0[3]; int16_t m1[5]; int8_t m2; bool m3[2]; uint8_t m4; } cs_t45;
typedef struct cs_t46 { int64_t m0[2]; float m1; bool m2; } cs_t46;
typedef struct cs_t47 { int8_t m0[12]; bool m1[4]; int8_t m2[2]; uint8_t m3[2]; uint8_t m4; uint8_t m5; } cs_t47;
typedef struct cs_t48 { int64_t m0[2]; uint8_t m1[5]; int8_t m2[2]; } cs_t48;
typedef struct cs_t49 { uint8_t m0[24]; } cs_t49;
typedef struct cs_t50 { double m0[2]; float m1[2]; uint8_t m2; } cs_t50;
typedef struct cs_t51 { int64_t m0[3]; bool m1; int8_t m2; } cs_t51;
typedef struct cs_t52 { int32_t m0[5]; uint16_t m1; uint16_t m2[2]; uint8_t m3; } cs_t52;
typedef struct cs_t53 { int64_t m0[3]; bool m1; int8_t m2; int8_t m3[2]; } cs_t53;
typedef struct cs_t54 { double m0; uint32_t m1[5]; uint8_t m2; } cs_t54;
typedef struct cs_t55 { float m0[4]; float m1[3]; int8_t m2; bool m3; } cs_t55;
typedef struct cs_t56 { uint64_t m0; double m1; int8_t m2[15]; } cs_t56;
typedef struct cs_t57 { uint8_t m0[32]; } cs_t57;
typedef struct cs_t58 { uint8_t m0[33]; } cs_t58;
typedef struct cs_t59 { float m0[5]; int8_t m1[14]; bool m2[3]; int8_t m3; bool m4; } cs_t59;
typedef struct cs_t60 { int32_t m0[3]; int16_t m1[13]; int16_t m2; } cs_t60;
typedef struct cs_t61 { int8_t m0[11]; bool m1[7]; int8_t m2[25]; uint8_t m3[2]; uint8_t m4; bool m5; } cs_t61;
typedef struct cs_t62 { uint64_t m0[3]; uint32_t m1[3]; uint32_t m2; int16_t m3[4]; } cs_t62;
typedef struct cs_t63 { double m0[3]; bool m1[6]; bool m2[9]; int8_t m3[8]; uint8_t m4[2]; } cs_t63;
typedef struct cs_t64 { uint8_t m0[16]; bool m1[26]; bool m2[14]; uint8_t m3[7]; } cs_t64;
typedef struct cs_t65 { uint8_t m0[64]; } cs_t65;
typedef struct cs_t66 { int32_t m0[10]; int16_t m1[8]; bool m2[8]; uint8_t m3; } cs_t66;
typedef struct cs_t67 { uint32_t m0[18]; int32_t m1; uint8_t m2[3]; int8_t m3[6]; int8_t m4[9]; uint8_t m5; uint8_t m6;
    } cs_t67;
typedef struct cs_t68 { double m0[3]; float m1[9]; int32_t m2[2]; int16_t m3; int8_t m4[28]; uint8_t m5; int8_t m6; }
    cs_t68;
typedef struct cs_t69 { int16_t m0[15]; bool m1[31]; uint8_t m2[39]; int8_t m3[21]; int8_t m4[4]; uint8_t m5; uint8_t
    m6; } cs_t69;
typedef struct cs_t70 { float m0[22]; bool m1[5]; uint8_t m2[31]; uint8_t m3[4]; } cs_t70;
typedef struct cs_t71 { float m0[7]; bool m1[38]; int8_t m2[23]; int8_t m3[30]; uint8_t m4[6]; uint8_t m5[3]; int8_t m6;
    } cs_t71;
typedef struct cs_t72 { uint64_t m0[15]; float m1[7]; bool m2[23]; uint8_t m3[6]; bool m4[8]; uint8_t m5[3]; int8_t
    m6[5]; bool m7[7]; } cs_t72;
typedef struct cs_t73 { uint8_t m0[255]; } cs_t73;
typedef struct cs_t74 { uint8_t m0[256]; } cs_t74;
typedef struct cs_t75 { int8_t m0; int8_t m1; } cs_t75;
typedef struct cs_t76 { int8_t m0[3]; } cs_t76;
typedef struct cs_t77 { int8_t m0; int8_t m1; } cs_t77;
typedef struct cs_t78 { int8_t m0; int8_t m1; } cs_t78;
typedef struct cs_t79 { float m0; int8_t m1; } cs_t79;
typedef struct cs_t80 { int8_t m0; double m1; int8_t m2; } cs_t80;
typedef struct cs_t81 { int8_t m0; uint8_t m1; } cs_t81;
typedef struct cs_t82 { uint8_t m0[3]; } cs_t82;
typedef struct cs_t83 { uint8_t m0; uint8_t m1; } cs_t83;
typedef struct cs_t84 { uint8_t m0; int8_t m1; } cs_t84;
typedef struct cs_t85 { float m0; uint8_t m1; } cs_t85;
typedef struct cs_t86 { uint8_t m0; double m1; uint8_t m2; } cs_t86;
typedef struct cs_t87 { int8_t m0; int16_t m1; } cs_t87;
typedef struct cs_t88 { int16_t m0[3]; } cs_t88;
typedef struct cs_t89 { int16_t m0; int16_t m1; } cs_t89;
typedef struct cs_t90 { int16_t m0; int8_t m1; } cs_t90;
typedef struct cs_t91 { float m0; int16_t m1; } cs_t91;
typedef struct cs_t92 { int16_t m0; double m1; int16_t m2; } cs_t92;
typedef struct cs_t93 { int8_t m0; uint16_t m1; } cs_t93;
typedef struct cs_t94 { uint16_t m0[3]; } cs_t94;
typedef struct cs_t95 { uint16_t m0; uint16_t m1; } cs_t95;
typedef struct cs_t96 { uint16_t m0; int8_t m1; } cs_t96;
typedef struct cs_t97 { float m0; uint16_t m1; } cs_t97;
typedef struct cs_t98 { uint16_t m0; double m1; uint16_t m2; } cs_t98;
typedef struct cs_t99 { int8_t m0; int32_t m1; } cs_t99;
typedef struct cs_t100 { int32_t m0[3]; } cs_t100;
typedef struct cs_t101 { int32_t m0; int32_t m1; } cs_t101;
typedef struct cs_t102 { int32_t m0; int8_t m1; } cs_t102;
typedef struct cs_t103 { float m0; int32_t m1; } cs_t103;
typedef struct cs_t104 { int32_t m0; double m1; int32_t m2; } cs_t104;
typedef struct cs_t105 { int8_t m0; uint32_t m1; } cs_t105;
typedef struct cs_t106 { uint32_t m0[3]; } cs_t106;
typedef struct cs_t107 { uint32_t m0; uint32_t m1; } cs_t107;
typedef struct cs_t108 { uint32_t m0; int8_t m1; } cs_t108;
typedef struct cs_t109 { float m0; uint32_t m1; } cs_t109;
typedef struct cs_t110 { uint32_t m0; double m1; uint32_t m2; } cs_t110;
typedef struct cs_t111 { int8_t m0; int64_t m1; } cs_t111;
typedef struct cs_t112 { int64_t m0[3]; } cs_t112;
typedef struct cs_t113 { int64_t m0; int64_t m1; } cs_t113;
typedef struct cs_t114 { int64_t m0; int8_t m1; } cs_t114;
typedef struct cs_t115 { float m0; int64_t m1; } cs_t115;
typedef struct cs_t116 { int64_t m0; double m1; int64_t m2; } cs_t116;
typedef struct cs_t117 { int8_t m0; uint64_t m1; } cs_t117;
typedef struct cs_t118 { uint64_t m0[3]; } cs_t118;
typedef struct cs_t119 { uint64_t m0; uint64_t m1; } cs_t119;
typedef struct cs_t120 { uint64_t m0; int8_t m1; } cs_t120;
typedef struct cs_t121 { float m0; float m1; uint64_t m2; } cs_t121;
typedef struct cs_t122 { uint64_t m0; double m1; uint64_t m2; } cs_t122;
typedef struct cs_t123 { int8_t m0; float m1; } cs_t123;
typedef struct cs_t124 { float m0[3]; } cs_t124;
typedef struct cs_t125 { float m0; float m1; } cs_t125;
typedef struct cs_t126 { float m0; int8_t m1; } cs_t126;
typedef struct cs_t127 { float m0; float m1; } cs_t127;
typedef struct cs_t128 { float m0; double m1; float m2; } cs_t128;
typedef struct cs_t129 { int8_t m0; double m1; } cs_t129;
typedef struct cs_t130 { double m0[3]; } cs_t130;
typedef struct cs_t131 { double m0; double m1; } cs_t131;
typedef struct cs_t132 { double m0; int8_t m1; } cs_t132;
typedef struct cs_t133 { float m0; double m1; } cs_t133;
typedef struct cs_t134 { double m0; double m1; double m2; } cs_t134;
typedef struct cs_t135 { int8_t m0; bool m1; } cs_t135;
typedef struct cs_t136 { bool m0[3]; } cs_t136;
typedef struct cs_t137 { bool m0; bool m1; } cs_t137;
typedef struct cs_t138 { bool m0; int8_t m1; } cs_t138;
typedef struct cs_t139 { float m0; bool m1; } cs_t139;
typedef struct cs_t140 { bool m0; double m1; bool m2; } cs_t140;
typedef struct cs_t141 { int8_t m0; long double m1; } cs_t141;
typedef struct cs_t142 { long double m0[3]; } cs_t142;
typedef struct cs_t143 { long double m0; long double m1; } cs_t143;
typedef struct cs_t144 { long double m0; int8_t m1; } cs_t144;
typedef struct cs_t145 { float m0; float m1; long double m2; } cs_t145;
typedef struct cs_t146 { long double m0; double m1; long double m2; } cs_t146;
typedef struct cs_t147 { int8_t m0; const char * m1; } cs_t147;
typedef struct cs_t148 { const char * m0[3]; } cs_t148;
typedef struct cs_t149 { const char * m0; const char * m1; } cs_t149;
typedef struct cs_t150 { const char * m0; int8_t m1; } cs_t150;
typedef struct cs_t151 { float m0; float m1; const char * m2; } cs_t151;
typedef struct cs_t152 { const char * m0; double m1; const char * m2; } cs_t152;
typedef struct cs_t153 { int8_t m0; char * m1; } cs_t153;
typedef struct cs_t154 { char * m0[3]; } cs_t154;
typedef struct cs_t155 { char * m0; char * m1; } cs_t155;
typedef struct cs_t156 { char * m0; int8_t m1; } cs_t156;
typedef struct cs_t157 { float m0; float m1; char * m2; } cs_t157;
typedef struct cs_t158 { char * m0; double m1; char * m2; } cs_t158;
typedef struct cs_t159 { int8_t m0; void * m1; } cs_t159;
typedef struct cs_t160 { void * m0[3]; } cs_t160;
typedef struct cs_t161 { void * m0; void * m1; } cs_t161;
typedef struct cs_t162 { void * m0; int8_t m1; } cs_t162;
typedef struct cs_t163 { float m0; void * m1; } cs_t163;
typedef struct cs_t164 { void * m0; double m1; void * m2; } cs_t164;
typedef struct cs_t165 { int8_t m0; const void * m1; } cs_t165;
typedef struct cs_t166 { const void * m0[3]; } cs_t166;
typedef struct cs_t167 { const void * m0; const void * m1; } cs_t167;
typedef struct cs_t168 { const void * m0; int8_t m1; } cs_t168;
typedef struct cs_t169 { float m0; float m1; const void * m2; } cs_t169;
typedef struct cs_t170 { const void * m0; double m1; const void * m2; } cs_t170;
typedef struct cs_t171 { int8_t m0; void *_Nonnull m1; } cs_t171;
typedef struct cs_t172 { void *_Nonnull m0[3]; } cs_t172;
typedef struct cs_t173 { void *_Nonnull m0; void *_Nonnull m1; } cs_t173;
typedef struct cs_t174 { void *_Nonnull m0; int8_t m1; } cs_t174;
typedef struct cs_t175 { float m0; float m1; void *_Nonnull m2; } cs_t175;
typedef struct cs_t176 { void *_Nonnull m0; double m1; void *_Nonnull m2; } cs_t176;
typedef struct cs_t177 { int8_t m0; int32_t * m1; } cs_t177;
typedef struct cs_t178 { int32_t * m0[3]; } cs_t178;
typedef struct cs_t179 { int32_t * m0; int32_t * m1; } cs_t179;
typedef struct cs_t180 { int32_t * m0; int8_t m1; } cs_t180;
typedef struct cs_t181 { float m0; float m1; int32_t * m2; } cs_t181;
typedef struct cs_t182 { int32_t * m0; double m1; int32_t * m2; } cs_t182;
typedef struct cs_t183 { int8_t m0; const double ** m1; } cs_t183;
typedef struct cs_t184 { const double ** m0[3]; } cs_t184;
typedef struct cs_t185 { const double ** m0; const double ** m1; } cs_t185;
typedef struct cs_t186 { const double ** m0; int8_t m1; } cs_t186;
typedef struct cs_t187 { float m0; float m1; const double ** m2; } cs_t187;
typedef struct cs_t188 { const double ** m0; double m1; const double ** m2; } cs_t188;
typedef struct cs_t189 { int8_t m0; struct cs_opaque * m1; } cs_t189;
typedef struct cs_t190 { struct cs_opaque * m0[3]; } cs_t190;
typedef struct cs_t191 { struct cs_opaque * m0; struct cs_opaque * m1; } cs_t191;
typedef struct cs_t192 { struct cs_opaque * m0; int8_t m1; } cs_t192;
typedef struct cs_t193 { float m0; float m1; struct cs_opaque * m2; } cs_t193;
typedef struct cs_t194 { struct cs_opaque * m0; double m1; struct cs_opaque * m2; } cs_t194;
typedef struct cs_t195 { int8_t m0; cs_handler m1; } cs_t195;
typedef struct cs_t196 { cs_handler m0[3]; } cs_t196;
typedef struct cs_t197 { cs_handler m0; cs_handler m1; } cs_t197;
typedef struct cs_t198 { cs_handler m0; int8_t m1; } cs_t198;
typedef struct cs_t199 { float m0; float m1; cs_handler m2; } cs_t199;
typedef struct cs_t200 { cs_handler m0; double m1; cs_handler m2; } cs_t200;
typedef struct cs_t201 { int8_t m0; cs_color m1; } cs_t201;
typedef struct cs_t202 { cs_color m0[3]; } cs_t202;
typedef struct cs_t203 { cs_color m0; cs_color m1; } cs_t203;
typedef struct cs_t204 { cs_color m0; int8_t m1; } cs_t204;
typedef struct cs_t205 { float m0; cs_color m1; } cs_t205;
typedef struct cs_t206 { cs_color m0; double m1; cs_color m2; } cs_t206;
typedef struct cs_t207 { int8_t m0; cs_flags m1; } cs_t207;
typedef struct cs_t208 { cs_flags m0[3]; } cs_t208;
typedef struct cs_t209 { cs_flags m0; cs_flags m1; } cs_t209;
typedef struct cs_t210 { cs_flags m0; int8_t m1; } cs_t210;
typedef struct cs_t211 { float m0; cs_flags m1; } cs_t211;
typedef struct cs_t212 { cs_flags m0; double m1; cs_flags m2; } cs_t212;
typedef struct cs_t213 { int8_t m0; cs_size m1; } cs_t213;
typedef struct cs_t214 { cs_size m0[3]; } cs_t214;
typedef struct cs_t215 { cs_size m0; cs_size m1; } cs_t215;
typedef struct cs_t216 { cs_size m0; int8_t m1; } cs_t216;
typedef struct cs_t217 { float m0; cs_size m1; } cs_t217;
typedef struct cs_t218 { cs_size m0; double m1; cs_size m2; } cs_t218;
typedef struct cs_t219 { int8_t m0; cs_direction m1; } cs_t219;
typedef struct cs_t220 { cs_direction m0[3]; } cs_t220;
typedef struct cs_t221 { cs_direction m0; cs_direction m1; } cs_t221;
typedef struct cs_t222 { cs_direction m0; int8_t m1; } cs_t222;
typedef struct cs_t223 { float m0; cs_direction m1; } cs_t223;
typedef struct cs_t224 { cs_direction m0; double m1; cs_direction m2; } cs_t224;
typedef struct cs_t225 { int8_t m0; cs_small m1; } cs_t225;
typedef struct cs_t226 { cs_small m0[3]; } cs_t226;
typedef struct cs_t227 { cs_small m0; cs_small m1; } cs_t227;
typedef struct cs_t228 { cs_small m0; int8_t m1; } cs_t228;
typedef struct cs_t229 { float m0; cs_small m1; } cs_t229;
typedef struct cs_t230 { cs_small m0; double m1; cs_small m2; } cs_t230;
typedef struct cs_t231 { float m0; } cs_t231;
typedef struct cs_t232 { float m0; float m1; } cs_t232;
typedef struct cs_t233 { float m0; float m1; float m2; float m3; } cs_t233;
typedef struct cs_t234 { float m0; float m1; float m2; float m3; float m4; } cs_t234;
typedef struct cs_t235 { float m0; float m1; } cs_t235;
typedef struct cs_t236 { cs_t235 m0; float m1; } cs_t236;
typedef struct cs_t237 { cs_t235 m0; float m1; } cs_t237;
typedef struct cs_t238 { float m0[3]; } cs_t238;
typedef struct cs_t239 { double m0; } cs_t239;
typedef struct cs_t240 { double m0; double m1; } cs_t240;
typedef struct cs_t241 { double m0; double m1; double m2; double m3; } cs_t241;
typedef struct cs_t242 { double m0; double m1; double m2; double m3; double m4; } cs_t242;
typedef struct cs_t243 { double m0; double m1; } cs_t243;
typedef struct cs_t244 { cs_t243 m0; double m1; } cs_t244;
typedef struct cs_t245 { cs_t243 m0; double m1; } cs_t245;
typedef struct cs_t246 { double m0[3]; } cs_t246;
typedef struct cs_t247 { long double m0; } cs_t247;
typedef struct cs_t248 { long double m0; long double m1; } cs_t248;
typedef struct cs_t249 { long double m0; long double m1; long double m2; long double m3; } cs_t249;
typedef struct cs_t250 { long double m0; long double m1; long double m2; long double m3; long double m4; } cs_t250;
typedef struct cs_t251 { long double m0; long double m1; } cs_t251;
typedef struct cs_t252 { cs_t251 m0; long double m1; } cs_t252;
typedef struct cs_t253 { cs_t251 m0; long double m1; } cs_t253;
typedef struct cs_t254 { long double m0[3]; } cs_t254;
typedef struct cs_t255 { double m0; double m1; } cs_t255;
typedef struct cs_t256 { float m0; int32_t m1; } cs_t256;
typedef struct cs_t257 { cs_t255 m0; cs_t255 m1; } cs_t257;
typedef struct cs_t258 { int32_t m0; float m1; } cs_t258;
typedef struct cs_t259 { float m0; float m1; float m2; } cs_t259;
typedef struct cs_t260 { float m0; float m1; int32_t m2; } cs_t260;
typedef struct cs_t261 { double m0; int64_t m1; } cs_t261;
typedef struct cs_t262 { int64_t m0; double m1; } cs_t262;
typedef struct cs_t263 { double m0; int8_t m1; } cs_t263;
typedef struct cs_t264 { int8_t m0; double m1; } cs_t264;
typedef struct cs_t265 { int8_t m0; int16_t m1[3]; float m2; } cs_t265;
typedef struct cs_t266 { cs_t256 m0[2]; } cs_t266;
typedef struct cs_t267 { cs_t255 m0[3]; int8_t m1; } cs_t267;
typedef struct cs_t268 { float m0[2][2]; } cs_t268;
typedef struct cs_t269 { double m0[1]; int8_t m1[1]; } cs_t269;
typedef struct cs_t270 { int16_t m0; double m1; } cs_t270;
typedef struct cs_t271 { int8_t m0; cs_t270 m1; } cs_t271;
typedef struct cs_t272 { int8_t m0; cs_t271 m1; } cs_t272;
typedef struct cs_t273 { int8_t m0; cs_t272 m1; } cs_t273;
typedef struct cs_t274 { float m0; int8_t m1[4]; } cs_t274;
typedef struct cs_t275 { const char * m0; double m1; } cs_t275;
typedef struct cs_t276 { cs_handler m0[2]; } cs_t276;
typedef struct cs_t277 { cs_handler m0; int32_t m1; cs_handler m2; } cs_t277;
typedef union cs_t278 { int64_t m0; int8_t m1; int32_t m2; } cs_t278;
typedef union cs_t279 { uint8_t m0[7]; int16_t m1; } cs_t279;
typedef union cs_t280 { float m0[3]; float m1; } cs_t280;
typedef union cs_t281 { cs_t255 m0; double m1; } cs_t281;
typedef union cs_t282 { int32_t m0; float m1; } cs_t282;
typedef union cs_t283 { double m0; float m1; } cs_t283;
typedef union cs_t284 { int64_t m0; double m1; } cs_t284;
typedef union cs_t285 { int64_t m0[2]; cs_t255 m1; } cs_t285;
typedef union cs_t286 { uint8_t m0[12]; cs_t256 m1; } cs_t286;
typedef union cs_t287 { int32_t m0[20]; double m1; } cs_t287;
typedef union cs_t288 { int32_t m0; float m1; } cs_t288;
typedef struct cs_t289 { float m0; cs_t288 m1; } cs_t289;
typedef struct cs_t290 { int32_t m0; } cs_t290;
typedef struct cs_t291 { int64_t m0; void *_Nonnull m1; } cs_t291;
typedef struct cs_t292 { int32_t m0; float m1; cs_small m2[2]; int32_t m3; } cs_t292;
typedef struct cs_t293 { bool m0; } cs_t293;
typedef struct cs_t294 { void * m0; uint8_t m1; uint64_t m2; cs_t293 m3; } cs_t294;
typedef struct cs_t295 { uint16_t m0; long double m1; cs_direction m2; } cs_t295;
typedef struct cs_t296 { long double m0; } cs_t296;
typedef struct cs_t297 { double m0; uint16_t m1; cs_t295 m2; cs_t296 m3; } cs_t297;
typedef struct cs_t298 { long double m0; uint8_t m1; int32_t m2; } cs_t298;
typedef struct cs_t299 { char * m0; cs_t298 m1; cs_flags m2; } cs_t299;
typedef struct cs_t300 { bool m0; } cs_t300;
typedef struct cs_t301 { cs_t300 m0[2]; double m1; void * m2; void * m3; } cs_t301;
typedef struct cs_t302 { char * m0; cs_small m1; } cs_t302;
typedef struct cs_t303 { int32_t * m0; } cs_t303;
typedef struct cs_t304 { cs_t303 m0; char * m1; uint8_t m2; } cs_t304;
typedef struct cs_t305 { const double ** m0; uint16_t m1; } cs_t305;
typedef struct cs_t306 { cs_handler m0; long double m1[3]; } cs_t306;
typedef struct cs_t307 { long double m0; void *_Nonnull m1; } cs_t307;
typedef struct cs_t308 { void * m0[3]; bool m1; } cs_t308;
typedef struct cs_t309 { uint32_t m0; uint64_t m1; double m2; } cs_t309;
typedef struct cs_t310 { void *_Nonnull m0[3]; cs_size m1; } cs_t310;
typedef struct cs_t311 { struct cs_opaque * m0[2]; cs_t310 m1; } cs_t311;
typedef struct cs_t312 { double m0; bool m1; cs_direction m2[3]; const void * m3; } cs_t312;
typedef struct cs_t313 { float m0; int16_t m1; const void * m2; } cs_t313;
typedef struct cs_t314 { int64_t m0; cs_small m1; uint8_t m2; cs_t313 m3[4]; } cs_t314;
typedef struct cs_t315 { void *_Nonnull m0; } cs_t315;
typedef struct cs_t316 { int16_t m0; } cs_t316;
typedef struct cs_t317 { uint32_t m0; } cs_t317;
typedef struct cs_t318 { cs_t317 m0; } cs_t318;
typedef struct cs_t319 { const double ** m0; } cs_t319;
typedef struct cs_t320 { cs_t318 m0; uint8_t m1; cs_t319 m2; uint32_t m3; } cs_t320;
typedef struct cs_t321 { uint16_t m0; } cs_t321;
typedef struct cs_t322 { cs_flags m0; cs_small m1[4]; int64_t m2; uint64_t m3; } cs_t322;
typedef struct cs_t323 { void * m0; cs_direction m1; int64_t m2; } cs_t323;
typedef struct cs_t324 { int32_t * m0; uint8_t m1; } cs_t324;
typedef struct cs_t325 { uint8_t m0; char * m1; cs_flags m2; } cs_t325;
typedef struct cs_t326 { cs_t325 m0[3]; } cs_t326;
typedef struct cs_t327 { cs_small m0[3]; double m1; void * m2; } cs_t327;
typedef struct cs_t328 { const void * m0; long double m1; cs_flags m2; const void * m3[3]; } cs_t328;
typedef struct cs_t329 { uint8_t m0; cs_color m1; uint64_t m2; } cs_t329;
typedef struct cs_t330 { bool m0; } cs_t330;
typedef struct cs_t331 { int32_t m0; cs_t330 m1; } cs_t331;
typedef struct cs_t332 { cs_t329 m0[3]; bool m1[4]; cs_handler m2; cs_t331 m3; } cs_t332;
typedef struct cs_t333 { cs_flags m0[3]; int8_t m1; } cs_t333;
typedef struct cs_t334 { int32_t * m0; cs_t333 m1; } cs_t334;
typedef struct cs_t335 { const char * m0; float m1[2]; } cs_t335;
typedef struct cs_t336 { const double ** m0; int64_t m1; int32_t * m2; } cs_t336;
typedef struct cs_t337 { cs_t335 m0; const void * m1; int64_t m2; cs_t336 m3[3]; } cs_t337;
typedef struct cs_t338 { cs_color m0; struct cs_opaque * m1; } cs_t338;
typedef struct cs_t339 { cs_t338 m0; } cs_t339;
typedef struct cs_t340 { cs_t339 m0; } cs_t340;
typedef struct cs_t341 { int8_t m0; const char * m1; uint16_t m2; } cs_t341;
typedef struct cs_t342 { cs_t341 m0; cs_small m1; int32_t m2; } cs_t342;
typedef struct cs_t343 { uint16_t m0[3]; float m1[2]; int64_t m2[2]; cs_t342 m3; } cs_t343;
typedef struct cs_t344 { uint32_t m0; } cs_t344;
typedef struct cs_t345 { uint16_t m0; } cs_t345;
typedef struct cs_t346 { cs_size m0; } cs_t346;
typedef struct cs_t347 { void *_Nonnull m0; bool m1; const double ** m2; } cs_t347;
typedef struct cs_t348 { cs_t347 m0[4]; const double ** m1[3]; int64_t m2; uint64_t m3; } cs_t348;
typedef struct cs_t349 { char * m0; } cs_t349;
typedef struct cs_t350 { cs_t349 m0[2]; long double m1; float m2; int8_t m3; } cs_t350;
typedef struct cs_t351 { void *_Nonnull m0[3]; } cs_t351;
typedef struct cs_t352 { cs_t351 m0; uint32_t m1; cs_small m2; } cs_t352;
typedef struct cs_t353 { double m0; } cs_t353;
typedef struct cs_t354 { struct cs_opaque * m0; cs_t353 m1; uint64_t m2; } cs_t354;
typedef struct cs_t355 { char * m0[2]; } cs_t355;
typedef struct cs_t356 { uint64_t m0[4][3]; cs_t354 m1; cs_t355 m2; } cs_t356;
typedef struct cs_t357 { int32_t * m0; cs_handler m1; } cs_t357;
typedef struct cs_t358 { uint8_t m0; const void * m1[3]; float m2; } cs_t358;
typedef struct cs_t359 { cs_t357 m0; cs_direction m1; cs_t358 m2; } cs_t359;
typedef struct cs_t360 { cs_size m0; int64_t m1; } cs_t360;
typedef struct cs_t361 { int16_t m0; } cs_t361;
typedef struct cs_t362 { int64_t m0; cs_color m1[4][3]; cs_t361 m2[2]; void * m3; } cs_t362;
typedef struct cs_t363 { cs_flags m0; } cs_t363;
typedef struct cs_t364 { cs_t363 m0; cs_flags m1; void * m2[3]; struct cs_opaque * m3; } cs_t364;
typedef struct cs_t365 { cs_handler m0; } cs_t365;
typedef struct cs_t366 { int8_t m0; const void * m1; } cs_t366;
typedef struct cs_t367 { cs_t366 m0; } cs_t367;
typedef struct cs_t368 { const char * m0[3]; cs_handler m1; uint8_t m2[4][2]; } cs_t368;
typedef struct cs_t369 { char * m0; void * m1; } cs_t369;
typedef struct cs_t370 { cs_size m0; void * m1; cs_flags m2; } cs_t370;
typedef struct cs_t371 { cs_t370 m0; } cs_t371;
typedef struct cs_t372 { uint8_t m0; } cs_t372;
typedef struct cs_t373 { double m0; int32_t m1; cs_t372 m2[3]; long double m3; } cs_t373;
typedef struct cs_t374 { uint16_t m0[2]; } cs_t374;
typedef struct cs_t375 { cs_t374 m0; int64_t m1[3]; uint64_t m2[4][2]; char * m3; } cs_t375;

typedef void (*cs_f0)(void);
void cs_function_0(void);
bool cs_call_0(cs_f0 function, int32_t expected);
typedef struct cs_table_0 {
    int32_t before;
    cs_f0 callback;
    double after;
} cs_table_0;

typedef int8_t (*cs_f1)(void);
int8_t cs_function_1(void);
bool cs_call_1(cs_f1 function, int32_t expected);
typedef struct cs_table_1 {
    int32_t before;
    cs_f1 callback;
    double after;
} cs_table_1;

typedef void (*cs_f2)(int8_t, int32_t, int8_t);
void cs_function_2(int8_t, int32_t, int8_t);
bool cs_call_2(cs_f2 function, int32_t expected);
typedef struct cs_table_2 {
    int32_t before;
    cs_f2 callback;
    double after;
} cs_table_2;

typedef uint64_t (*cs_f3)(void);
uint64_t cs_function_3(void);
bool cs_call_3(cs_f3 function, int32_t expected);
typedef struct cs_table_3 {
    int32_t before;
    cs_f3 callback;
    double after;
} cs_table_3;

typedef void (*cs_f4)(uint64_t, int32_t, uint64_t);
void cs_function_4(uint64_t, int32_t, uint64_t);
bool cs_call_4(cs_f4 function, int32_t expected);
typedef struct cs_table_4 {
    int32_t before;
    cs_f4 callback;
    double after;
} cs_table_4;

typedef float (*cs_f5)(void);
float cs_function_5(void);
bool cs_call_5(cs_f5 function, int32_t expected);
typedef struct cs_table_5 {
    int32_t before;
    cs_f5 callback;
    double after;
} cs_table_5;

typedef void (*cs_f6)(float, int32_t, float);
void cs_function_6(float, int32_t, float);
bool cs_call_6(cs_f6 function, int32_t expected);
typedef struct cs_table_6 {
    int32_t before;
    cs_f6 callback;
    double after;
} cs_table_6;

typedef long double (*cs_f7)(void);
long double cs_function_7(void);
bool cs_call_7(cs_f7 function, int32_t expected);
typedef struct cs_table_7 {
    int32_t before;
    cs_f7 callback;
    double after;
} cs_table_7;

typedef void (*cs_f8)(long double, int32_t, long double);
void cs_function_8(long double, int32_t, long double);
bool cs_call_8(cs_f8 function, int32_t expected);
typedef struct cs_table_8 {
    int32_t before;
    cs_f8 callback;
    double after;
} cs_table_8;

typedef const char * (*cs_f9)(void);
const char * cs_function_9(void);
bool cs_call_9(cs_f9 function, int32_t expected);
typedef struct cs_table_9 {
    int32_t before;
    cs_f9 callback;
    double after;
} cs_table_9;

typedef void (*cs_f10)(const char *, int32_t, const char *);
void cs_function_10(const char *, int32_t, const char *);
bool cs_call_10(cs_f10 function, int32_t expected);
typedef struct cs_table_10 {
    int32_t before;
    cs_f10 callback;
    double after;
} cs_table_10;

typedef cs_handler (*cs_f11)(void);
cs_handler cs_function_11(void);
bool cs_call_11(cs_f11 function, int32_t expected);
typedef struct cs_table_11 {
    int32_t before;
    cs_f11 callback;
    double after;
} cs_table_11;

typedef void (*cs_f12)(cs_handler, int32_t, cs_handler);
void cs_function_12(cs_handler, int32_t, cs_handler);
bool cs_call_12(cs_f12 function, int32_t expected);
typedef struct cs_table_12 {
    int32_t before;
    cs_f12 callback;
    double after;
} cs_table_12;

typedef int8_t (*cs_f13)(int8_t);
int8_t cs_function_13(int8_t);
bool cs_call_13(cs_f13 function, int32_t expected);
typedef struct cs_table_13 {
    int32_t before;
    cs_f13 callback;
    double after;
} cs_table_13;

typedef uint8_t (*cs_f14)(uint8_t);
uint8_t cs_function_14(uint8_t);
bool cs_call_14(cs_f14 function, int32_t expected);
typedef struct cs_table_14 {
    int32_t before;
    cs_f14 callback;
    double after;
} cs_table_14;

typedef int16_t (*cs_f15)(int16_t);
int16_t cs_function_15(int16_t);
bool cs_call_15(cs_f15 function, int32_t expected);
typedef struct cs_table_15 {
    int32_t before;
    cs_f15 callback;
    double after;
} cs_table_15;

typedef uint16_t (*cs_f16)(uint16_t);
uint16_t cs_function_16(uint16_t);
bool cs_call_16(cs_f16 function, int32_t expected);
typedef struct cs_table_16 {
    int32_t before;
    cs_f16 callback;
    double after;
} cs_table_16;

typedef int32_t (*cs_f17)(int32_t);
int32_t cs_function_17(int32_t);
bool cs_call_17(cs_f17 function, int32_t expected);
typedef struct cs_table_17 {
    int32_t before;
    cs_f17 callback;
    double after;
} cs_table_17;

typedef uint32_t (*cs_f18)(uint32_t);
uint32_t cs_function_18(uint32_t);
bool cs_call_18(cs_f18 function, int32_t expected);
typedef struct cs_table_18 {
    int32_t before;
    cs_f18 callback;
    double after;
} cs_table_18;

typedef int64_t (*cs_f19)(int64_t);
int64_t cs_function_19(int64_t);
bool cs_call_19(cs_f19 function, int32_t expected);
typedef struct cs_table_19 {
    int32_t before;
    cs_f19 callback;
    double after;
} cs_table_19;

typedef uint64_t (*cs_f20)(uint64_t);
uint64_t cs_function_20(uint64_t);
bool cs_call_20(cs_f20 function, int32_t expected);
typedef struct cs_table_20 {
    int32_t before;
    cs_f20 callback;
    double after;
} cs_table_20;

typedef float (*cs_f21)(float);
float cs_function_21(float);
bool cs_call_21(cs_f21 function, int32_t expected);
typedef struct cs_table_21 {
    int32_t before;
    cs_f21 callback;
    double after;
} cs_table_21;

typedef double (*cs_f22)(double);
double cs_function_22(double);
bool cs_call_22(cs_f22 function, int32_t expected);
typedef struct cs_table_22 {
    int32_t before;
    cs_f22 callback;
    double after;
} cs_table_22;

typedef bool (*cs_f23)(bool);
bool cs_function_23(bool);
bool cs_call_23(cs_f23 function, int32_t expected);
typedef struct cs_table_23 {
    int32_t before;
    cs_f23 callback;
    double after;
} cs_table_23;

typedef long double (*cs_f24)(long double);
long double cs_function_24(long double);
bool cs_call_24(cs_f24 function, int32_t expected);
typedef struct cs_table_24 {
    int32_t before;
    cs_f24 callback;
    double after;
} cs_table_24;

typedef const char * (*cs_f25)(const char *);
const char * cs_function_25(const char *);
bool cs_call_25(cs_f25 function, int32_t expected);
typedef struct cs_table_25 {
    int32_t before;
    cs_f25 callback;
    double after;
} cs_table_25;

typedef char * (*cs_f26)(char *);
char * cs_function_26(char *);
bool cs_call_26(cs_f26 function, int32_t expected);
typedef struct cs_table_26 {
    int32_t before;
    cs_f26 callback;
    double after;
} cs_table_26;

typedef void * (*cs_f27)(void *);
void * cs_function_27(void *);
bool cs_call_27(cs_f27 function, int32_t expected);
typedef struct cs_table_27 {
    int32_t before;
    cs_f27 callback;
    double after;
} cs_table_27;

typedef const void * (*cs_f28)(const void *);
const void * cs_function_28(const void *);
bool cs_call_28(cs_f28 function, int32_t expected);
typedef struct cs_table_28 {
    int32_t before;
    cs_f28 callback;
    double after;
} cs_table_28;

typedef void *_Nonnull (*cs_f29)(void *_Nonnull);
void *_Nonnull cs_function_29(void *_Nonnull);
bool cs_call_29(cs_f29 function, int32_t expected);
typedef struct cs_table_29 {
    int32_t before;
    cs_f29 callback;
    double after;
} cs_table_29;

typedef int32_t * (*cs_f30)(int32_t *);
int32_t * cs_function_30(int32_t *);
bool cs_call_30(cs_f30 function, int32_t expected);
typedef struct cs_table_30 {
    int32_t before;
    cs_f30 callback;
    double after;
} cs_table_30;

typedef const double ** (*cs_f31)(const double **);
const double ** cs_function_31(const double **);
bool cs_call_31(cs_f31 function, int32_t expected);
typedef struct cs_table_31 {
    int32_t before;
    cs_f31 callback;
    double after;
} cs_table_31;

typedef struct cs_opaque * (*cs_f32)(struct cs_opaque *);
struct cs_opaque * cs_function_32(struct cs_opaque *);
bool cs_call_32(cs_f32 function, int32_t expected);
typedef struct cs_table_32 {
    int32_t before;
    cs_f32 callback;
    double after;
} cs_table_32;

typedef cs_handler (*cs_f33)(cs_handler);
cs_handler cs_function_33(cs_handler);
bool cs_call_33(cs_f33 function, int32_t expected);
typedef struct cs_table_33 {
    int32_t before;
    cs_f33 callback;
    double after;
} cs_table_33;

typedef cs_color (*cs_f34)(cs_color);
cs_color cs_function_34(cs_color);
bool cs_call_34(cs_f34 function, int32_t expected);
typedef struct cs_table_34 {
    int32_t before;
    cs_f34 callback;
    double after;
} cs_table_34;

typedef cs_flags (*cs_f35)(cs_flags);
cs_flags cs_function_35(cs_flags);
bool cs_call_35(cs_f35 function, int32_t expected);
typedef struct cs_table_35 {
    int32_t before;
    cs_f35 callback;
    double after;
} cs_table_35;

typedef cs_size (*cs_f36)(cs_size);
cs_size cs_function_36(cs_size);
bool cs_call_36(cs_f36 function, int32_t expected);
typedef struct cs_table_36 {
    int32_t before;
    cs_f36 callback;
    double after;
} cs_table_36;

typedef cs_direction (*cs_f37)(cs_direction);
cs_direction cs_function_37(cs_direction);
bool cs_call_37(cs_f37 function, int32_t expected);
typedef struct cs_table_37 {
    int32_t before;
    cs_f37 callback;
    double after;
} cs_table_37;

typedef cs_small (*cs_f38)(cs_small);
cs_small cs_function_38(cs_small);
bool cs_call_38(cs_f38 function, int32_t expected);
typedef struct cs_table_38 {
    int32_t before;
    cs_f38 callback;
    double after;
} cs_table_38;

typedef int8_t (*cs_f39)(int8_t, int8_t, int8_t, int8_t, int8_t, int8_t, int8_t, int8_t, int8_t);
int8_t cs_function_39(int8_t, int8_t, int8_t, int8_t, int8_t, int8_t, int8_t, int8_t, int8_t);
bool cs_call_39(cs_f39 function, int32_t expected);
typedef struct cs_table_39 {
    int32_t before;
    cs_f39 callback;
    double after;
} cs_table_39;

typedef uint8_t (*cs_f40)(uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t);
uint8_t cs_function_40(uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t, uint8_t);
bool cs_call_40(cs_f40 function, int32_t expected);
typedef struct cs_table_40 {
    int32_t before;
    cs_f40 callback;
    double after;
} cs_table_40;

typedef int16_t (*cs_f41)(int16_t, int16_t, int16_t, int16_t, int16_t, int16_t, int16_t, int16_t, int16_t);
int16_t cs_function_41(int16_t, int16_t, int16_t, int16_t, int16_t, int16_t, int16_t, int16_t, int16_t);
bool cs_call_41(cs_f41 function, int32_t expected);
typedef struct cs_table_41 {
    int32_t before;
    cs_f41 callback;
    double after;
} cs_table_41;

typedef uint16_t (*cs_f42)(uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t);
uint16_t cs_function_42(uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t, uint16_t);
bool cs_call_42(cs_f42 function, int32_t expected);
typedef struct cs_table_42 {
    int32_t before;
    cs_f42 callback;
    double after;
} cs_table_42;

typedef int32_t (*cs_f43)(int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t);
int32_t cs_function_43(int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t);
bool cs_call_43(cs_f43 function, int32_t expected);
typedef struct cs_table_43 {
    int32_t before;
    cs_f43 callback;
    double after;
} cs_table_43;

typedef uint32_t (*cs_f44)(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t cs_function_44(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
bool cs_call_44(cs_f44 function, int32_t expected);
typedef struct cs_table_44 {
    int32_t before;
    cs_f44 callback;
    double after;
} cs_table_44;

typedef int64_t (*cs_f45)(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);
int64_t cs_function_45(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);
bool cs_call_45(cs_f45 function, int32_t expected);
typedef struct cs_table_45 {
    int32_t before;
    cs_f45 callback;
    double after;
} cs_table_45;

typedef uint64_t (*cs_f46)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint64_t cs_function_46(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
bool cs_call_46(cs_f46 function, int32_t expected);
typedef struct cs_table_46 {
    int32_t before;
    cs_f46 callback;
    double after;
} cs_table_46;

typedef float (*cs_f47)(float, float, float, float, float, float, float, float, float, float, float, float);
float cs_function_47(float, float, float, float, float, float, float, float, float, float, float, float);
bool cs_call_47(cs_f47 function, int32_t expected);
typedef struct cs_table_47 {
    int32_t before;
    cs_f47 callback;
    double after;
} cs_table_47;

typedef double (*cs_f48)(double, double, double, double, double, double, double, double, double, double, double,
    double);
double cs_function_48(double, double, double, double, double, double, double, double, double, double, double, double);
bool cs_call_48(cs_f48 function, int32_t expected);
typedef struct cs_table_48 {
    int32_t before;
    cs_f48 callback;
    double after;
} cs_table_48;

typedef bool (*cs_f49)(bool, bool, bool, bool, bool, bool, bool, bool, bool);
bool cs_function_49(bool, bool, bool, bool, bool, bool, bool, bool, bool);
bool cs_call_49(cs_f49 function, int32_t expected);
typedef struct cs_table_49 {
    int32_t before;
    cs_f49 callback;
    double after;
} cs_table_49;

typedef long double (*cs_f50)(long double, long double, long double, long double, long double, long double, long double,
    long double, long double);
long double cs_function_50(long double, long double, long double, long double, long double, long double, long double,
    long double, long double);
bool cs_call_50(cs_f50 function, int32_t expected);
typedef struct cs_table_50 {
    int32_t before;
    cs_f50 callback;
    double after;
} cs_table_50;

typedef const char * (*cs_f51)(const char *, const char *, const char *, const char *, const char *, const char *, const
    char *, const char *, const char *);
const char * cs_function_51(const char *, const char *, const char *, const char *, const char *, const char *, const
    char *, const char *, const char *);
bool cs_call_51(cs_f51 function, int32_t expected);
typedef struct cs_table_51 {
    int32_t before;
    cs_f51 callback;
    double after;
} cs_table_51;

typedef char * (*cs_f52)(char *, char *, char *, char *, char *, char *, char *, char *, char *);
char * cs_function_52(char *, char *, char *, char *, char *, char *, char *, char *, char *);
bool cs_call_52(cs_f52 function, int32_t expected);
typedef struct cs_table_52 {
    int32_t before;
    cs_f52 callback;
    double after;
} cs_table_52;

typedef void * (*cs_f53)(void *, void *, void *, void *, void *, void *, void *, void *, void *);
void * cs_function_53(void *, void *, void *, void *, void *, void *, void *, void *, void *);
bool cs_call_53(cs_f53 function, int32_t expected);
typedef struct cs_table_53 {
    int32_t before;
    cs_f53 callback;
    double after;
} cs_table_53;

typedef const void * (*cs_f54)(const void *, const void *, const void *, const void *, const void *, const void *, const
    void *, const void *, const void *);
const void * cs_function_54(const void *, const void *, const void *, const void *, const void *, const void *, const
    void *, const void *, const void *);
bool cs_call_54(cs_f54 function, int32_t expected);
typedef struct cs_table_54 {
    int32_t before;
    cs_f54 callback;
    double after;
} cs_table_54;

typedef void *_Nonnull (*cs_f55)(void *_Nonnull, void *_Nonnull, void *_Nonnull, void *_Nonnull, void *_Nonnull, void
    *_Nonnull, void *_Nonnull, void *_Nonnull, void *_Nonnull);
void *_Nonnull cs_function_55(void *_Nonnull, void *_Nonnull, void *_Nonnull, void *_Nonnull, void *_Nonnull, void
    *_Nonnull, void *_Nonnull, void *_Nonnull, void *_Nonnull);
bool cs_call_55(cs_f55 function, int32_t expected);
typedef struct cs_table_55 {
    int32_t before;
    cs_f55 callback;
    double after;
} cs_table_55;

typedef int32_t * (*cs_f56)(int32_t *, int32_t *, int32_t *, int32_t *, int32_t *, int32_t *, int32_t *, int32_t *,
    int32_t *);
int32_t * cs_function_56(int32_t *, int32_t *, int32_t *, int32_t *, int32_t *, int32_t *, int32_t *, int32_t *, int32_t
    *);
bool cs_call_56(cs_f56 function, int32_t expected);
typedef struct cs_table_56 {
    int32_t before;
    cs_f56 callback;
    double after;
} cs_table_56;

typedef const double ** (*cs_f57)(const double **, const double **, const double **, const double **, const double **,
    const double **, const double **, const double **, const double **);
const double ** cs_function_57(const double **, const double **, const double **, const double **, const double **,
    const double **, const double **, const double **, const double **);
bool cs_call_57(cs_f57 function, int32_t expected);
typedef struct cs_table_57 {
    int32_t before;
    cs_f57 callback;
    double after;
} cs_table_57;

typedef struct cs_opaque * (*cs_f58)(struct cs_opaque *, struct cs_opaque *, struct cs_opaque *, struct cs_opaque *,
    struct cs_opaque *, struct cs_opaque *, struct cs_opaque *, struct cs_opaque *, struct cs_opaque *);
struct cs_opaque * cs_function_58(struct cs_opaque *, struct cs_opaque *, struct cs_opaque *, struct cs_opaque *, struct
    cs_opaque *, struct cs_opaque *, struct cs_opaque *, struct cs_opaque *, struct cs_opaque *);
bool cs_call_58(cs_f58 function, int32_t expected);
typedef struct cs_table_58 {
    int32_t before;
    cs_f58 callback;
    double after;
} cs_table_58;

typedef cs_handler (*cs_f59)(cs_handler, cs_handler, cs_handler, cs_handler, cs_handler, cs_handler, cs_handler,
    cs_handler, cs_handler);
cs_handler cs_function_59(cs_handler, cs_handler, cs_handler, cs_handler, cs_handler, cs_handler, cs_handler,
    cs_handler, cs_handler);
bool cs_call_59(cs_f59 function, int32_t expected);
typedef struct cs_table_59 {
    int32_t before;
    cs_f59 callback;
    double after;
} cs_table_59;

typedef cs_color (*cs_f60)(cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color);
cs_color cs_function_60(cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color);
bool cs_call_60(cs_f60 function, int32_t expected);
typedef struct cs_table_60 {
    int32_t before;
    cs_f60 callback;
    double after;
} cs_table_60;

typedef cs_flags (*cs_f61)(cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags);
cs_flags cs_function_61(cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags, cs_flags);
bool cs_call_61(cs_f61 function, int32_t expected);
typedef struct cs_table_61 {
    int32_t before;
    cs_f61 callback;
    double after;
} cs_table_61;

typedef cs_size (*cs_f62)(cs_size, cs_size, cs_size, cs_size, cs_size, cs_size, cs_size, cs_size, cs_size);
cs_size cs_function_62(cs_size, cs_size, cs_size, cs_size, cs_size, cs_size, cs_size, cs_size, cs_size);
bool cs_call_62(cs_f62 function, int32_t expected);
typedef struct cs_table_62 {
    int32_t before;
    cs_f62 callback;
    double after;
} cs_table_62;

typedef cs_direction (*cs_f63)(cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction,
    cs_direction, cs_direction, cs_direction);
cs_direction cs_function_63(cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction,
    cs_direction, cs_direction, cs_direction);
bool cs_call_63(cs_f63 function, int32_t expected);
typedef struct cs_table_63 {
    int32_t before;
    cs_f63 callback;
    double after;
} cs_table_63;

typedef cs_small (*cs_f64)(cs_small, cs_small, cs_small, cs_small, cs_small, cs_small, cs_small, cs_small, cs_small);
cs_small cs_function_64(cs_small, cs_small, cs_small, cs_small, cs_small, cs_small, cs_small, cs_small, cs_small);
bool cs_call_64(cs_f64 function, int32_t expected);
typedef struct cs_table_64 {
    int32_t before;
    cs_f64 callback;
    double after;
} cs_table_64;

typedef int64_t (*cs_f65)(float, double, double, double, double, float, double, int32_t, float, float, bool, uint16_t,
    const char *, int32_t, double, int32_t);
int64_t cs_function_65(float, double, double, double, double, float, double, int32_t, float, float, bool, uint16_t,
    const char *, int32_t, double, int32_t);
bool cs_call_65(cs_f65 function, int32_t expected);
typedef struct cs_table_65 {
    int32_t before;
    cs_f65 callback;
    double after;
} cs_table_65;

typedef float (*cs_f66)(float, double, double, double, double, float, double, int32_t, float, float, bool, uint16_t,
    const char *, int32_t, double, int32_t);
float cs_function_66(float, double, double, double, double, float, double, int32_t, float, float, bool, uint16_t, const
    char *, int32_t, double, int32_t);
bool cs_call_66(cs_f66 function, int32_t expected);
typedef struct cs_table_66 {
    int32_t before;
    cs_f66 callback;
    double after;
} cs_table_66;

typedef int64_t (*cs_f67)(float, bool, double, double, bool, int8_t, double, float, uint16_t, float, int32_t, double,
    float, double, const char *, int64_t);
int64_t cs_function_67(float, bool, double, double, bool, int8_t, double, float, uint16_t, float, int32_t, double,
    float, double, const char *, int64_t);
bool cs_call_67(cs_f67 function, int32_t expected);
typedef struct cs_table_67 {
    int32_t before;
    cs_f67 callback;
    double after;
} cs_table_67;

typedef float (*cs_f68)(float, bool, double, double, bool, int8_t, double, float, uint16_t, float, int32_t, double,
    float, double, const char *, int64_t);
float cs_function_68(float, bool, double, double, bool, int8_t, double, float, uint16_t, float, int32_t, double, float,
    double, const char *, int64_t);
bool cs_call_68(cs_f68 function, int32_t expected);
typedef struct cs_table_68 {
    int32_t before;
    cs_f68 callback;
    double after;
} cs_table_68;

typedef int64_t (*cs_f69)(double, int32_t, bool, double, bool, bool, float, double, float, int32_t, int8_t, bool, float,
    bool, float, float);
int64_t cs_function_69(double, int32_t, bool, double, bool, bool, float, double, float, int32_t, int8_t, bool, float,
    bool, float, float);
bool cs_call_69(cs_f69 function, int32_t expected);
typedef struct cs_table_69 {
    int32_t before;
    cs_f69 callback;
    double after;
} cs_table_69;

typedef float (*cs_f70)(double, int32_t, bool, double, bool, bool, float, double, float, int32_t, int8_t, bool, float,
    bool, float, float);
float cs_function_70(double, int32_t, bool, double, bool, bool, float, double, float, int32_t, int8_t, bool, float,
    bool, float, float);
bool cs_call_70(cs_f70 function, int32_t expected);
typedef struct cs_table_70 {
    int32_t before;
    cs_f70 callback;
    double after;
} cs_table_70;

typedef cs_t26 (*cs_f71)(int8_t, cs_t26, double, cs_t26, int32_t);
cs_t26 cs_function_71(int8_t, cs_t26, double, cs_t26, int32_t);
bool cs_call_71(cs_f71 function, int32_t expected);
typedef struct cs_table_71 {
    int32_t before;
    cs_f71 callback;
    double after;
} cs_table_71;

typedef cs_t27 (*cs_f72)(int8_t, cs_t27, double, cs_t27, int32_t);
cs_t27 cs_function_72(int8_t, cs_t27, double, cs_t27, int32_t);
bool cs_call_72(cs_f72 function, int32_t expected);
typedef struct cs_table_72 {
    int32_t before;
    cs_f72 callback;
    double after;
} cs_table_72;

typedef cs_t28 (*cs_f73)(int8_t, cs_t28, double, cs_t28, int32_t);
cs_t28 cs_function_73(int8_t, cs_t28, double, cs_t28, int32_t);
bool cs_call_73(cs_f73 function, int32_t expected);
typedef struct cs_table_73 {
    int32_t before;
    cs_f73 callback;
    double after;
} cs_table_73;

typedef cs_t29 (*cs_f74)(int8_t, cs_t29, double, cs_t29, int32_t);
cs_t29 cs_function_74(int8_t, cs_t29, double, cs_t29, int32_t);
bool cs_call_74(cs_f74 function, int32_t expected);
typedef struct cs_table_74 {
    int32_t before;
    cs_f74 callback;
    double after;
} cs_table_74;

typedef cs_t30 (*cs_f75)(int8_t, cs_t30, double, cs_t30, int32_t);
cs_t30 cs_function_75(int8_t, cs_t30, double, cs_t30, int32_t);
bool cs_call_75(cs_f75 function, int32_t expected);
typedef struct cs_table_75 {
    int32_t before;
    cs_f75 callback;
    double after;
} cs_table_75;

typedef cs_t31 (*cs_f76)(int8_t, cs_t31, double, cs_t31, int32_t);
cs_t31 cs_function_76(int8_t, cs_t31, double, cs_t31, int32_t);
bool cs_call_76(cs_f76 function, int32_t expected);
typedef struct cs_table_76 {
    int32_t before;
    cs_f76 callback;
    double after;
} cs_table_76;

typedef cs_t32 (*cs_f77)(int8_t, cs_t32, double, cs_t32, int32_t);
cs_t32 cs_function_77(int8_t, cs_t32, double, cs_t32, int32_t);
bool cs_call_77(cs_f77 function, int32_t expected);
typedef struct cs_table_77 {
    int32_t before;
    cs_f77 callback;
    double after;
} cs_table_77;

typedef cs_t33 (*cs_f78)(int8_t, cs_t33, double, cs_t33, int32_t);
cs_t33 cs_function_78(int8_t, cs_t33, double, cs_t33, int32_t);
bool cs_call_78(cs_f78 function, int32_t expected);
typedef struct cs_table_78 {
    int32_t before;
    cs_f78 callback;
    double after;
} cs_table_78;

typedef cs_t34 (*cs_f79)(int8_t, cs_t34, double, cs_t34, int32_t);
cs_t34 cs_function_79(int8_t, cs_t34, double, cs_t34, int32_t);
bool cs_call_79(cs_f79 function, int32_t expected);
typedef struct cs_table_79 {
    int32_t before;
    cs_f79 callback;
    double after;
} cs_table_79;

typedef cs_t35 (*cs_f80)(int8_t, cs_t35, double, cs_t35, int32_t);
cs_t35 cs_function_80(int8_t, cs_t35, double, cs_t35, int32_t);
bool cs_call_80(cs_f80 function, int32_t expected);
typedef struct cs_table_80 {
    int32_t before;
    cs_f80 callback;
    double after;
} cs_table_80;

typedef cs_t36 (*cs_f81)(int8_t, cs_t36, double, cs_t36, int32_t);
cs_t36 cs_function_81(int8_t, cs_t36, double, cs_t36, int32_t);
bool cs_call_81(cs_f81 function, int32_t expected);
typedef struct cs_table_81 {
    int32_t before;
    cs_f81 callback;
    double after;
} cs_table_81;

typedef cs_t37 (*cs_f82)(int8_t, cs_t37, double, cs_t37, int32_t);
cs_t37 cs_function_82(int8_t, cs_t37, double, cs_t37, int32_t);
bool cs_call_82(cs_f82 function, int32_t expected);
typedef struct cs_table_82 {
    int32_t before;
    cs_f82 callback;
    double after;
} cs_table_82;

typedef cs_t38 (*cs_f83)(int8_t, cs_t38, double, cs_t38, int32_t);
cs_t38 cs_function_83(int8_t, cs_t38, double, cs_t38, int32_t);
bool cs_call_83(cs_f83 function, int32_t expected);
typedef struct cs_table_83 {
    int32_t before;
    cs_f83 callback;
    double after;
} cs_table_83;

typedef cs_t39 (*cs_f84)(int8_t, cs_t39, double, cs_t39, int32_t);
cs_t39 cs_function_84(int8_t, cs_t39, double, cs_t39, int32_t);
bool cs_call_84(cs_f84 function, int32_t expected);
typedef struct cs_table_84 {
    int32_t before;
    cs_f84 callback;
    double after;
} cs_table_84;

typedef cs_t40 (*cs_f85)(int8_t, cs_t40, double, cs_t40, int32_t);
cs_t40 cs_function_85(int8_t, cs_t40, double, cs_t40, int32_t);
bool cs_call_85(cs_f85 function, int32_t expected);
typedef struct cs_table_85 {
    int32_t before;
    cs_f85 callback;
    double after;
} cs_table_85;

typedef cs_t41 (*cs_f86)(int8_t, cs_t41, double, cs_t41, int32_t);
cs_t41 cs_function_86(int8_t, cs_t41, double, cs_t41, int32_t);
bool cs_call_86(cs_f86 function, int32_t expected);
typedef struct cs_table_86 {
    int32_t before;
    cs_f86 callback;
    double after;
} cs_table_86;

typedef cs_t42 (*cs_f87)(int8_t, cs_t42, double, cs_t42, int32_t);
cs_t42 cs_function_87(int8_t, cs_t42, double, cs_t42, int32_t);
bool cs_call_87(cs_f87 function, int32_t expected);
typedef struct cs_table_87 {
    int32_t before;
    cs_f87 callback;
    double after;
} cs_table_87;

typedef cs_t43 (*cs_f88)(int8_t, cs_t43, double, cs_t43, int32_t);
cs_t43 cs_function_88(int8_t, cs_t43, double, cs_t43, int32_t);
bool cs_call_88(cs_f88 function, int32_t expected);
typedef struct cs_table_88 {
    int32_t before;
    cs_f88 callback;
    double after;
} cs_table_88;

typedef cs_t44 (*cs_f89)(int8_t, cs_t44, double, cs_t44, int32_t);
cs_t44 cs_function_89(int8_t, cs_t44, double, cs_t44, int32_t);
bool cs_call_89(cs_f89 function, int32_t expected);
typedef struct cs_table_89 {
    int32_t before;
    cs_f89 callback;
    double after;
} cs_table_89;

typedef cs_t45 (*cs_f90)(int8_t, cs_t45, double, cs_t45, int32_t);
cs_t45 cs_function_90(int8_t, cs_t45, double, cs_t45, int32_t);
bool cs_call_90(cs_f90 function, int32_t expected);
typedef struct cs_table_90 {
    int32_t before;
    cs_f90 callback;
    double after;
} cs_table_90;

typedef cs_t46 (*cs_f91)(int8_t, cs_t46, double, cs_t46, int32_t);
cs_t46 cs_function_91(int8_t, cs_t46, double, cs_t46, int32_t);
bool cs_call_91(cs_f91 function, int32_t expected);
typedef struct cs_table_91 {
    int32_t before;
    cs_f91 callback;
    double after;
} cs_table_91;

typedef cs_t47 (*cs_f92)(int8_t, cs_t47, double, cs_t47, int32_t);
cs_t47 cs_function_92(int8_t, cs_t47, double, cs_t47, int32_t);
bool cs_call_92(cs_f92 function, int32_t expected);
typedef struct cs_table_92 {
    int32_t before;
    cs_f92 callback;
    double after;
} cs_table_92;

typedef cs_t48 (*cs_f93)(int8_t, cs_t48, double, cs_t48, int32_t);
cs_t48 cs_function_93(int8_t, cs_t48, double, cs_t48, int32_t);
bool cs_call_93(cs_f93 function, int32_t expected);
typedef struct cs_table_93 {
    int32_t before;
    cs_f93 callback;
    double after;
} cs_table_93;

typedef cs_t49 (*cs_f94)(int8_t, cs_t49, double, cs_t49, int32_t);
cs_t49 cs_function_94(int8_t, cs_t49, double, cs_t49, int32_t);
bool cs_call_94(cs_f94 function, int32_t expected);
typedef struct cs_table_94 {
    int32_t before;
    cs_f94 callback;
    double after;
} cs_table_94;

typedef cs_t50 (*cs_f95)(int8_t, cs_t50, double, cs_t50, int32_t);
cs_t50 cs_function_95(int8_t, cs_t50, double, cs_t50, int32_t);
bool cs_call_95(cs_f95 function, int32_t expected);
typedef struct cs_table_95 {
    int32_t before;
    cs_f95 callback;
    double after;
} cs_table_95;

typedef cs_t51 (*cs_f96)(int8_t, cs_t51, double, cs_t51, int32_t);
cs_t51 cs_function_96(int8_t, cs_t51, double, cs_t51, int32_t);
bool cs_call_96(cs_f96 function, int32_t expected);
typedef struct cs_table_96 {
    int32_t before;
    cs_f96 callback;
    double after;
} cs_table_96;

typedef cs_t52 (*cs_f97)(int8_t, cs_t52, double, cs_t52, int32_t);
cs_t52 cs_function_97(int8_t, cs_t52, double, cs_t52, int32_t);
bool cs_call_97(cs_f97 function, int32_t expected);
typedef struct cs_table_97 {
    int32_t before;
    cs_f97 callback;
    double after;
} cs_table_97;

typedef cs_t53 (*cs_f98)(int8_t, cs_t53, double, cs_t53, int32_t);
cs_t53 cs_function_98(int8_t, cs_t53, double, cs_t53, int32_t);
bool cs_call_98(cs_f98 function, int32_t expected);
typedef struct cs_table_98 {
    int32_t before;
    cs_f98 callback;
    double after;
} cs_table_98;

typedef cs_t54 (*cs_f99)(int8_t, cs_t54, double, cs_t54, int32_t);
cs_t54 cs_function_99(int8_t, cs_t54, double, cs_t54, int32_t);
bool cs_call_99(cs_f99 function, int32_t expected);
typedef struct cs_table_99 {
    int32_t before;
    cs_f99 callback;
    double after;
} cs_table_99;

typedef cs_t55 (*cs_f100)(int8_t, cs_t55, double, cs_t55, int32_t);
cs_t55 cs_function_100(int8_t, cs_t55, double, cs_t55, int32_t);
bool cs_call_100(cs_f100 function, int32_t expected);
typedef struct cs_table_100 {
    int32_t before;
    cs_f100 callback;
    double after;
} cs_table_100;

typedef cs_t56 (*cs_f101)(int8_t, cs_t56, double, cs_t56, int32_t);
cs_t56 cs_function_101(int8_t, cs_t56, double, cs_t56, int32_t);
bool cs_call_101(cs_f101 function, int32_t expected);
typedef struct cs_table_101 {
    int32_t before;
    cs_f101 callback;
    double after;
} cs_table_101;

typedef cs_t57 (*cs_f102)(int8_t, cs_t57, double, cs_t57, int32_t);
cs_t57 cs_function_102(int8_t, cs_t57, double, cs_t57, int32_t);
bool cs_call_102(cs_f102 function, int32_t expected);
typedef struct cs_table_102 {
    int32_t before;
    cs_f102 callback;
    double after;
} cs_table_102;

typedef cs_t58 (*cs_f103)(int8_t, cs_t58, double, cs_t58, int32_t);
cs_t58 cs_function_103(int8_t, cs_t58, double, cs_t58, int32_t);
bool cs_call_103(cs_f103 function, int32_t expected);
typedef struct cs_table_103 {
    int32_t before;
    cs_f103 callback;
    double after;
} cs_table_103;

typedef cs_t59 (*cs_f104)(int8_t, cs_t59, double, cs_t59, int32_t);
cs_t59 cs_function_104(int8_t, cs_t59, double, cs_t59, int32_t);
bool cs_call_104(cs_f104 function, int32_t expected);
typedef struct cs_table_104 {
    int32_t before;
    cs_f104 callback;
    double after;
} cs_table_104;

typedef cs_t60 (*cs_f105)(int8_t, cs_t60, double, cs_t60, int32_t);
cs_t60 cs_function_105(int8_t, cs_t60, double, cs_t60, int32_t);
bool cs_call_105(cs_f105 function, int32_t expected);
typedef struct cs_table_105 {
    int32_t before;
    cs_f105 callback;
    double after;
} cs_table_105;

typedef cs_t61 (*cs_f106)(int8_t, cs_t61, double, cs_t61, int32_t);
cs_t61 cs_function_106(int8_t, cs_t61, double, cs_t61, int32_t);
bool cs_call_106(cs_f106 function, int32_t expected);
typedef struct cs_table_106 {
    int32_t before;
    cs_f106 callback;
    double after;
} cs_table_106;

typedef cs_t62 (*cs_f107)(int8_t, cs_t62, double, cs_t62, int32_t);
cs_t62 cs_function_107(int8_t, cs_t62, double, cs_t62, int32_t);
bool cs_call_107(cs_f107 function, int32_t expected);
typedef struct cs_table_107 {
    int32_t before;
    cs_f107 callback;
    double after;
} cs_table_107;

typedef cs_t63 (*cs_f108)(int8_t, cs_t63, double, cs_t63, int32_t);
cs_t63 cs_function_108(int8_t, cs_t63, double, cs_t63, int32_t);
bool cs_call_108(cs_f108 function, int32_t expected);
typedef struct cs_table_108 {
    int32_t before;
    cs_f108 callback;
    double after;
} cs_table_108;

typedef cs_t64 (*cs_f109)(int8_t, cs_t64, double, cs_t64, int32_t);
cs_t64 cs_function_109(int8_t, cs_t64, double, cs_t64, int32_t);
bool cs_call_109(cs_f109 function, int32_t expected);
typedef struct cs_table_109 {
    int32_t before;
    cs_f109 callback;
    double after;
} cs_table_109;

typedef cs_t65 (*cs_f110)(int8_t, cs_t65, double, cs_t65, int32_t);
cs_t65 cs_function_110(int8_t, cs_t65, double, cs_t65, int32_t);
bool cs_call_110(cs_f110 function, int32_t expected);
typedef struct cs_table_110 {
    int32_t before;
    cs_f110 callback;
    double after;
} cs_table_110;

typedef cs_t66 (*cs_f111)(int8_t, cs_t66, double, cs_t66, int32_t);
cs_t66 cs_function_111(int8_t, cs_t66, double, cs_t66, int32_t);
bool cs_call_111(cs_f111 function, int32_t expected);
typedef struct cs_table_111 {
    int32_t before;
    cs_f111 callback;
    double after;
} cs_table_111;

typedef cs_t67 (*cs_f112)(int8_t, cs_t67, double, cs_t67, int32_t);
cs_t67 cs_function_112(int8_t, cs_t67, double, cs_t67, int32_t);
bool cs_call_112(cs_f112 function, int32_t expected);
typedef struct cs_table_112 {
    int32_t before;
    cs_f112 callback;
    double after;
} cs_table_112;

typedef cs_t68 (*cs_f113)(int8_t, cs_t68, double, cs_t68, int32_t);
cs_t68 cs_function_113(int8_t, cs_t68, double, cs_t68, int32_t);
bool cs_call_113(cs_f113 function, int32_t expected);
typedef struct cs_table_113 {
    int32_t before;
    cs_f113 callback;
    double after;
} cs_table_113;

typedef cs_t69 (*cs_f114)(int8_t, cs_t69, double, cs_t69, int32_t);
cs_t69 cs_function_114(int8_t, cs_t69, double, cs_t69, int32_t);
bool cs_call_114(cs_f114 function, int32_t expected);
typedef struct cs_table_114 {
    int32_t before;
    cs_f114 callback;
    double after;
} cs_table_114;

typedef cs_t70 (*cs_f115)(int8_t, cs_t70, double, cs_t70, int32_t);
cs_t70 cs_function_115(int8_t, cs_t70, double, cs_t70, int32_t);
bool cs_call_115(cs_f115 function, int32_t expected);
typedef struct cs_table_115 {
    int32_t before;
    cs_f115 callback;
    double after;
} cs_table_115;

typedef cs_t71 (*cs_f116)(int8_t, cs_t71, double, cs_t71, int32_t);
cs_t71 cs_function_116(int8_t, cs_t71, double, cs_t71, int32_t);
bool cs_call_116(cs_f116 function, int32_t expected);
typedef struct cs_table_116 {
    int32_t before;
    cs_f116 callback;
    double after;
} cs_table_116;

typedef cs_t72 (*cs_f117)(int8_t, cs_t72, double, cs_t72, int32_t);
cs_t72 cs_function_117(int8_t, cs_t72, double, cs_t72, int32_t);
bool cs_call_117(cs_f117 function, int32_t expected);
typedef struct cs_table_117 {
    int32_t before;
    cs_f117 callback;
    double after;
} cs_table_117;

typedef cs_t73 (*cs_f118)(int8_t, cs_t73, double, cs_t73, int32_t);
cs_t73 cs_function_118(int8_t, cs_t73, double, cs_t73, int32_t);
bool cs_call_118(cs_f118 function, int32_t expected);
typedef struct cs_table_118 {
    int32_t before;
    cs_f118 callback;
    double after;
} cs_table_118;

typedef cs_t74 (*cs_f119)(int8_t, cs_t74, double, cs_t74, int32_t);
cs_t74 cs_function_119(int8_t, cs_t74, double, cs_t74, int32_t);
bool cs_call_119(cs_f119 function, int32_t expected);
typedef struct cs_table_119 {
    int32_t before;
    cs_f119 callback;
    double after;
} cs_table_119;

typedef cs_t75 (*cs_f120)(int32_t, cs_t77, float, cs_t75, cs_t78);
cs_t75 cs_function_120(int32_t, cs_t77, float, cs_t75, cs_t78);
bool cs_call_120(cs_f120 function, int32_t expected);
typedef struct cs_table_120 {
    int32_t before;
    cs_f120 callback;
    double after;
} cs_table_120;

typedef cs_t76 (*cs_f121)(cs_t79, cs_t76, cs_t80);
cs_t76 cs_function_121(cs_t79, cs_t76, cs_t80);
bool cs_call_121(cs_f121 function, int32_t expected);
typedef struct cs_table_121 {
    int32_t before;
    cs_f121 callback;
    double after;
} cs_table_121;

typedef cs_t81 (*cs_f122)(int32_t, cs_t83, float, cs_t81, cs_t84);
cs_t81 cs_function_122(int32_t, cs_t83, float, cs_t81, cs_t84);
bool cs_call_122(cs_f122 function, int32_t expected);
typedef struct cs_table_122 {
    int32_t before;
    cs_f122 callback;
    double after;
} cs_table_122;

typedef cs_t82 (*cs_f123)(cs_t85, cs_t82, cs_t86);
cs_t82 cs_function_123(cs_t85, cs_t82, cs_t86);
bool cs_call_123(cs_f123 function, int32_t expected);
typedef struct cs_table_123 {
    int32_t before;
    cs_f123 callback;
    double after;
} cs_table_123;

typedef cs_t87 (*cs_f124)(int32_t, cs_t89, float, cs_t87, cs_t90);
cs_t87 cs_function_124(int32_t, cs_t89, float, cs_t87, cs_t90);
bool cs_call_124(cs_f124 function, int32_t expected);
typedef struct cs_table_124 {
    int32_t before;
    cs_f124 callback;
    double after;
} cs_table_124;

typedef cs_t88 (*cs_f125)(cs_t91, cs_t88, cs_t92);
cs_t88 cs_function_125(cs_t91, cs_t88, cs_t92);
bool cs_call_125(cs_f125 function, int32_t expected);
typedef struct cs_table_125 {
    int32_t before;
    cs_f125 callback;
    double after;
} cs_table_125;

typedef cs_t93 (*cs_f126)(int32_t, cs_t95, float, cs_t93, cs_t96);
cs_t93 cs_function_126(int32_t, cs_t95, float, cs_t93, cs_t96);
bool cs_call_126(cs_f126 function, int32_t expected);
typedef struct cs_table_126 {
    int32_t before;
    cs_f126 callback;
    double after;
} cs_table_126;

typedef cs_t94 (*cs_f127)(cs_t97, cs_t94, cs_t98);
cs_t94 cs_function_127(cs_t97, cs_t94, cs_t98);
bool cs_call_127(cs_f127 function, int32_t expected);
typedef struct cs_table_127 {
    int32_t before;
    cs_f127 callback;
    double after;
} cs_table_127;

typedef cs_t99 (*cs_f128)(int32_t, cs_t101, float, cs_t99, cs_t102);
cs_t99 cs_function_128(int32_t, cs_t101, float, cs_t99, cs_t102);
bool cs_call_128(cs_f128 function, int32_t expected);
typedef struct cs_table_128 {
    int32_t before;
    cs_f128 callback;
    double after;
} cs_table_128;

typedef cs_t100 (*cs_f129)(cs_t103, cs_t100, cs_t104);
cs_t100 cs_function_129(cs_t103, cs_t100, cs_t104);
bool cs_call_129(cs_f129 function, int32_t expected);
typedef struct cs_table_129 {
    int32_t before;
    cs_f129 callback;
    double after;
} cs_table_129;

typedef cs_t105 (*cs_f130)(int32_t, cs_t107, float, cs_t105, cs_t108);
cs_t105 cs_function_130(int32_t, cs_t107, float, cs_t105, cs_t108);
bool cs_call_130(cs_f130 function, int32_t expected);
typedef struct cs_table_130 {
    int32_t before;
    cs_f130 callback;
    double after;
} cs_table_130;

typedef cs_t106 (*cs_f131)(cs_t109, cs_t106, cs_t110);
cs_t106 cs_function_131(cs_t109, cs_t106, cs_t110);
bool cs_call_131(cs_f131 function, int32_t expected);
typedef struct cs_table_131 {
    int32_t before;
    cs_f131 callback;
    double after;
} cs_table_131;

typedef cs_t111 (*cs_f132)(int32_t, cs_t113, float, cs_t111, cs_t114);
cs_t111 cs_function_132(int32_t, cs_t113, float, cs_t111, cs_t114);
bool cs_call_132(cs_f132 function, int32_t expected);
typedef struct cs_table_132 {
    int32_t before;
    cs_f132 callback;
    double after;
} cs_table_132;

typedef cs_t112 (*cs_f133)(cs_t115, cs_t112, cs_t116);
cs_t112 cs_function_133(cs_t115, cs_t112, cs_t116);
bool cs_call_133(cs_f133 function, int32_t expected);
typedef struct cs_table_133 {
    int32_t before;
    cs_f133 callback;
    double after;
} cs_table_133;

typedef cs_t117 (*cs_f134)(int32_t, cs_t119, float, cs_t117, cs_t120);
cs_t117 cs_function_134(int32_t, cs_t119, float, cs_t117, cs_t120);
bool cs_call_134(cs_f134 function, int32_t expected);
typedef struct cs_table_134 {
    int32_t before;
    cs_f134 callback;
    double after;
} cs_table_134;

typedef cs_t118 (*cs_f135)(cs_t121, cs_t118, cs_t122);
cs_t118 cs_function_135(cs_t121, cs_t118, cs_t122);
bool cs_call_135(cs_f135 function, int32_t expected);
typedef struct cs_table_135 {
    int32_t before;
    cs_f135 callback;
    double after;
} cs_table_135;

typedef cs_t123 (*cs_f136)(int32_t, cs_t125, float, cs_t123, cs_t126);
cs_t123 cs_function_136(int32_t, cs_t125, float, cs_t123, cs_t126);
bool cs_call_136(cs_f136 function, int32_t expected);
typedef struct cs_table_136 {
    int32_t before;
    cs_f136 callback;
    double after;
} cs_table_136;

typedef cs_t124 (*cs_f137)(cs_t127, cs_t124, cs_t128);
cs_t124 cs_function_137(cs_t127, cs_t124, cs_t128);
bool cs_call_137(cs_f137 function, int32_t expected);
typedef struct cs_table_137 {
    int32_t before;
    cs_f137 callback;
    double after;
} cs_table_137;

typedef cs_t129 (*cs_f138)(int32_t, cs_t131, float, cs_t129, cs_t132);
cs_t129 cs_function_138(int32_t, cs_t131, float, cs_t129, cs_t132);
bool cs_call_138(cs_f138 function, int32_t expected);
typedef struct cs_table_138 {
    int32_t before;
    cs_f138 callback;
    double after;
} cs_table_138;

typedef cs_t130 (*cs_f139)(cs_t133, cs_t130, cs_t134);
cs_t130 cs_function_139(cs_t133, cs_t130, cs_t134);
bool cs_call_139(cs_f139 function, int32_t expected);
typedef struct cs_table_139 {
    int32_t before;
    cs_f139 callback;
    double after;
} cs_table_139;

typedef cs_t135 (*cs_f140)(int32_t, cs_t137, float, cs_t135, cs_t138);
cs_t135 cs_function_140(int32_t, cs_t137, float, cs_t135, cs_t138);
bool cs_call_140(cs_f140 function, int32_t expected);
typedef struct cs_table_140 {
    int32_t before;
    cs_f140 callback;
    double after;
} cs_table_140;

typedef cs_t136 (*cs_f141)(cs_t139, cs_t136, cs_t140);
cs_t136 cs_function_141(cs_t139, cs_t136, cs_t140);
bool cs_call_141(cs_f141 function, int32_t expected);
typedef struct cs_table_141 {
    int32_t before;
    cs_f141 callback;
    double after;
} cs_table_141;

typedef cs_t141 (*cs_f142)(int32_t, cs_t143, float, cs_t141, cs_t144);
cs_t141 cs_function_142(int32_t, cs_t143, float, cs_t141, cs_t144);
bool cs_call_142(cs_f142 function, int32_t expected);
typedef struct cs_table_142 {
    int32_t before;
    cs_f142 callback;
    double after;
} cs_table_142;

typedef cs_t142 (*cs_f143)(cs_t145, cs_t142, cs_t146);
cs_t142 cs_function_143(cs_t145, cs_t142, cs_t146);
bool cs_call_143(cs_f143 function, int32_t expected);
typedef struct cs_table_143 {
    int32_t before;
    cs_f143 callback;
    double after;
} cs_table_143;

typedef cs_t147 (*cs_f144)(int32_t, cs_t149, float, cs_t147, cs_t150);
cs_t147 cs_function_144(int32_t, cs_t149, float, cs_t147, cs_t150);
bool cs_call_144(cs_f144 function, int32_t expected);
typedef struct cs_table_144 {
    int32_t before;
    cs_f144 callback;
    double after;
} cs_table_144;

typedef cs_t148 (*cs_f145)(cs_t151, cs_t148, cs_t152);
cs_t148 cs_function_145(cs_t151, cs_t148, cs_t152);
bool cs_call_145(cs_f145 function, int32_t expected);
typedef struct cs_table_145 {
    int32_t before;
    cs_f145 callback;
    double after;
} cs_table_145;

typedef cs_t153 (*cs_f146)(int32_t, cs_t155, float, cs_t153, cs_t156);
cs_t153 cs_function_146(int32_t, cs_t155, float, cs_t153, cs_t156);
bool cs_call_146(cs_f146 function, int32_t expected);
typedef struct cs_table_146 {
    int32_t before;
    cs_f146 callback;
    double after;
} cs_table_146;

typedef cs_t154 (*cs_f147)(cs_t157, cs_t154, cs_t158);
cs_t154 cs_function_147(cs_t157, cs_t154, cs_t158);
bool cs_call_147(cs_f147 function, int32_t expected);
typedef struct cs_table_147 {
    int32_t before;
    cs_f147 callback;
    double after;
} cs_table_147;

typedef cs_t159 (*cs_f148)(int32_t, cs_t161, float, cs_t159, cs_t162);
cs_t159 cs_function_148(int32_t, cs_t161, float, cs_t159, cs_t162);
bool cs_call_148(cs_f148 function, int32_t expected);
typedef struct cs_table_148 {
    int32_t before;
    cs_f148 callback;
    double after;
} cs_table_148;

typedef cs_t160 (*cs_f149)(cs_t163, cs_t160, cs_t164);
cs_t160 cs_function_149(cs_t163, cs_t160, cs_t164);
bool cs_call_149(cs_f149 function, int32_t expected);
typedef struct cs_table_149 {
    int32_t before;
    cs_f149 callback;
    double after;
} cs_table_149;

typedef cs_t165 (*cs_f150)(int32_t, cs_t167, float, cs_t165, cs_t168);
cs_t165 cs_function_150(int32_t, cs_t167, float, cs_t165, cs_t168);
bool cs_call_150(cs_f150 function, int32_t expected);
typedef struct cs_table_150 {
    int32_t before;
    cs_f150 callback;
    double after;
} cs_table_150;

typedef cs_t166 (*cs_f151)(cs_t169, cs_t166, cs_t170);
cs_t166 cs_function_151(cs_t169, cs_t166, cs_t170);
bool cs_call_151(cs_f151 function, int32_t expected);
typedef struct cs_table_151 {
    int32_t before;
    cs_f151 callback;
    double after;
} cs_table_151;

typedef cs_t171 (*cs_f152)(int32_t, cs_t173, float, cs_t171, cs_t174);
cs_t171 cs_function_152(int32_t, cs_t173, float, cs_t171, cs_t174);
bool cs_call_152(cs_f152 function, int32_t expected);
typedef struct cs_table_152 {
    int32_t before;
    cs_f152 callback;
    double after;
} cs_table_152;

typedef cs_t172 (*cs_f153)(cs_t175, cs_t172, cs_t176);
cs_t172 cs_function_153(cs_t175, cs_t172, cs_t176);
bool cs_call_153(cs_f153 function, int32_t expected);
typedef struct cs_table_153 {
    int32_t before;
    cs_f153 callback;
    double after;
} cs_table_153;

typedef cs_t177 (*cs_f154)(int32_t, cs_t179, float, cs_t177, cs_t180);
cs_t177 cs_function_154(int32_t, cs_t179, float, cs_t177, cs_t180);
bool cs_call_154(cs_f154 function, int32_t expected);
typedef struct cs_table_154 {
    int32_t before;
    cs_f154 callback;
    double after;
} cs_table_154;

typedef cs_t178 (*cs_f155)(cs_t181, cs_t178, cs_t182);
cs_t178 cs_function_155(cs_t181, cs_t178, cs_t182);
bool cs_call_155(cs_f155 function, int32_t expected);
typedef struct cs_table_155 {
    int32_t before;
    cs_f155 callback;
    double after;
} cs_table_155;

typedef cs_t183 (*cs_f156)(int32_t, cs_t185, float, cs_t183, cs_t186);
cs_t183 cs_function_156(int32_t, cs_t185, float, cs_t183, cs_t186);
bool cs_call_156(cs_f156 function, int32_t expected);
typedef struct cs_table_156 {
    int32_t before;
    cs_f156 callback;
    double after;
} cs_table_156;

typedef cs_t184 (*cs_f157)(cs_t187, cs_t184, cs_t188);
cs_t184 cs_function_157(cs_t187, cs_t184, cs_t188);
bool cs_call_157(cs_f157 function, int32_t expected);
typedef struct cs_table_157 {
    int32_t before;
    cs_f157 callback;
    double after;
} cs_table_157;

typedef cs_t189 (*cs_f158)(int32_t, cs_t191, float, cs_t189, cs_t192);
cs_t189 cs_function_158(int32_t, cs_t191, float, cs_t189, cs_t192);
bool cs_call_158(cs_f158 function, int32_t expected);
typedef struct cs_table_158 {
    int32_t before;
    cs_f158 callback;
    double after;
} cs_table_158;

typedef cs_t190 (*cs_f159)(cs_t193, cs_t190, cs_t194);
cs_t190 cs_function_159(cs_t193, cs_t190, cs_t194);
bool cs_call_159(cs_f159 function, int32_t expected);
typedef struct cs_table_159 {
    int32_t before;
    cs_f159 callback;
    double after;
} cs_table_159;

typedef cs_t195 (*cs_f160)(int32_t, cs_t197, float, cs_t195, cs_t198);
cs_t195 cs_function_160(int32_t, cs_t197, float, cs_t195, cs_t198);
bool cs_call_160(cs_f160 function, int32_t expected);
typedef struct cs_table_160 {
    int32_t before;
    cs_f160 callback;
    double after;
} cs_table_160;

typedef cs_t196 (*cs_f161)(cs_t199, cs_t196, cs_t200);
cs_t196 cs_function_161(cs_t199, cs_t196, cs_t200);
bool cs_call_161(cs_f161 function, int32_t expected);
typedef struct cs_table_161 {
    int32_t before;
    cs_f161 callback;
    double after;
} cs_table_161;

typedef cs_t201 (*cs_f162)(int32_t, cs_t203, float, cs_t201, cs_t204);
cs_t201 cs_function_162(int32_t, cs_t203, float, cs_t201, cs_t204);
bool cs_call_162(cs_f162 function, int32_t expected);
typedef struct cs_table_162 {
    int32_t before;
    cs_f162 callback;
    double after;
} cs_table_162;

typedef cs_t202 (*cs_f163)(cs_t205, cs_t202, cs_t206);
cs_t202 cs_function_163(cs_t205, cs_t202, cs_t206);
bool cs_call_163(cs_f163 function, int32_t expected);
typedef struct cs_table_163 {
    int32_t before;
    cs_f163 callback;
    double after;
} cs_table_163;

typedef cs_t207 (*cs_f164)(int32_t, cs_t209, float, cs_t207, cs_t210);
cs_t207 cs_function_164(int32_t, cs_t209, float, cs_t207, cs_t210);
bool cs_call_164(cs_f164 function, int32_t expected);
typedef struct cs_table_164 {
    int32_t before;
    cs_f164 callback;
    double after;
} cs_table_164;

typedef cs_t208 (*cs_f165)(cs_t211, cs_t208, cs_t212);
cs_t208 cs_function_165(cs_t211, cs_t208, cs_t212);
bool cs_call_165(cs_f165 function, int32_t expected);
typedef struct cs_table_165 {
    int32_t before;
    cs_f165 callback;
    double after;
} cs_table_165;

typedef cs_t213 (*cs_f166)(int32_t, cs_t215, float, cs_t213, cs_t216);
cs_t213 cs_function_166(int32_t, cs_t215, float, cs_t213, cs_t216);
bool cs_call_166(cs_f166 function, int32_t expected);
typedef struct cs_table_166 {
    int32_t before;
    cs_f166 callback;
    double after;
} cs_table_166;

typedef cs_t214 (*cs_f167)(cs_t217, cs_t214, cs_t218);
cs_t214 cs_function_167(cs_t217, cs_t214, cs_t218);
bool cs_call_167(cs_f167 function, int32_t expected);
typedef struct cs_table_167 {
    int32_t before;
    cs_f167 callback;
    double after;
} cs_table_167;

typedef cs_t219 (*cs_f168)(int32_t, cs_t221, float, cs_t219, cs_t222);
cs_t219 cs_function_168(int32_t, cs_t221, float, cs_t219, cs_t222);
bool cs_call_168(cs_f168 function, int32_t expected);
typedef struct cs_table_168 {
    int32_t before;
    cs_f168 callback;
    double after;
} cs_table_168;

typedef cs_t220 (*cs_f169)(cs_t223, cs_t220, cs_t224);
cs_t220 cs_function_169(cs_t223, cs_t220, cs_t224);
bool cs_call_169(cs_f169 function, int32_t expected);
typedef struct cs_table_169 {
    int32_t before;
    cs_f169 callback;
    double after;
} cs_table_169;

typedef cs_t225 (*cs_f170)(int32_t, cs_t227, float, cs_t225, cs_t228);
cs_t225 cs_function_170(int32_t, cs_t227, float, cs_t225, cs_t228);
bool cs_call_170(cs_f170 function, int32_t expected);
typedef struct cs_table_170 {
    int32_t before;
    cs_f170 callback;
    double after;
} cs_table_170;

typedef cs_t226 (*cs_f171)(cs_t229, cs_t226, cs_t230);
cs_t226 cs_function_171(cs_t229, cs_t226, cs_t230);
bool cs_call_171(cs_f171 function, int32_t expected);
typedef struct cs_table_171 {
    int32_t before;
    cs_f171 callback;
    double after;
} cs_table_171;

typedef cs_t231 (*cs_f172)(cs_t231, double, cs_t231);
cs_t231 cs_function_172(cs_t231, double, cs_t231);
bool cs_call_172(cs_f172 function, int32_t expected);
typedef struct cs_table_172 {
    int32_t before;
    cs_f172 callback;
    double after;
} cs_table_172;

typedef cs_t232 (*cs_f173)(cs_t232, double, cs_t232);
cs_t232 cs_function_173(cs_t232, double, cs_t232);
bool cs_call_173(cs_f173 function, int32_t expected);
typedef struct cs_table_173 {
    int32_t before;
    cs_f173 callback;
    double after;
} cs_table_173;

typedef cs_t233 (*cs_f174)(cs_t233, double, cs_t233);
cs_t233 cs_function_174(cs_t233, double, cs_t233);
bool cs_call_174(cs_f174 function, int32_t expected);
typedef struct cs_table_174 {
    int32_t before;
    cs_f174 callback;
    double after;
} cs_table_174;

typedef cs_t234 (*cs_f175)(cs_t234, double, cs_t234);
cs_t234 cs_function_175(cs_t234, double, cs_t234);
bool cs_call_175(cs_f175 function, int32_t expected);
typedef struct cs_table_175 {
    int32_t before;
    cs_f175 callback;
    double after;
} cs_table_175;

typedef cs_t236 (*cs_f176)(cs_t237, cs_t235, cs_t238);
cs_t236 cs_function_176(cs_t237, cs_t235, cs_t238);
bool cs_call_176(cs_f176 function, int32_t expected);
typedef struct cs_table_176 {
    int32_t before;
    cs_f176 callback;
    double after;
} cs_table_176;

typedef cs_t239 (*cs_f177)(cs_t239, double, cs_t239);
cs_t239 cs_function_177(cs_t239, double, cs_t239);
bool cs_call_177(cs_f177 function, int32_t expected);
typedef struct cs_table_177 {
    int32_t before;
    cs_f177 callback;
    double after;
} cs_table_177;

typedef cs_t240 (*cs_f178)(cs_t240, double, cs_t240);
cs_t240 cs_function_178(cs_t240, double, cs_t240);
bool cs_call_178(cs_f178 function, int32_t expected);
typedef struct cs_table_178 {
    int32_t before;
    cs_f178 callback;
    double after;
} cs_table_178;

typedef cs_t241 (*cs_f179)(cs_t241, double, cs_t241);
cs_t241 cs_function_179(cs_t241, double, cs_t241);
bool cs_call_179(cs_f179 function, int32_t expected);
typedef struct cs_table_179 {
    int32_t before;
    cs_f179 callback;
    double after;
} cs_table_179;

typedef cs_t242 (*cs_f180)(cs_t242, double, cs_t242);
cs_t242 cs_function_180(cs_t242, double, cs_t242);
bool cs_call_180(cs_f180 function, int32_t expected);
typedef struct cs_table_180 {
    int32_t before;
    cs_f180 callback;
    double after;
} cs_table_180;

typedef cs_t244 (*cs_f181)(cs_t245, cs_t243, cs_t246);
cs_t244 cs_function_181(cs_t245, cs_t243, cs_t246);
bool cs_call_181(cs_f181 function, int32_t expected);
typedef struct cs_table_181 {
    int32_t before;
    cs_f181 callback;
    double after;
} cs_table_181;

typedef cs_t247 (*cs_f182)(cs_t247, double, cs_t247);
cs_t247 cs_function_182(cs_t247, double, cs_t247);
bool cs_call_182(cs_f182 function, int32_t expected);
typedef struct cs_table_182 {
    int32_t before;
    cs_f182 callback;
    double after;
} cs_table_182;

typedef cs_t248 (*cs_f183)(cs_t248, double, cs_t248);
cs_t248 cs_function_183(cs_t248, double, cs_t248);
bool cs_call_183(cs_f183 function, int32_t expected);
typedef struct cs_table_183 {
    int32_t before;
    cs_f183 callback;
    double after;
} cs_table_183;

typedef cs_t249 (*cs_f184)(cs_t249, double, cs_t249);
cs_t249 cs_function_184(cs_t249, double, cs_t249);
bool cs_call_184(cs_f184 function, int32_t expected);
typedef struct cs_table_184 {
    int32_t before;
    cs_f184 callback;
    double after;
} cs_table_184;

typedef cs_t250 (*cs_f185)(cs_t250, double, cs_t250);
cs_t250 cs_function_185(cs_t250, double, cs_t250);
bool cs_call_185(cs_f185 function, int32_t expected);
typedef struct cs_table_185 {
    int32_t before;
    cs_f185 callback;
    double after;
} cs_table_185;

typedef cs_t252 (*cs_f186)(cs_t253, cs_t251, cs_t254);
cs_t252 cs_function_186(cs_t253, cs_t251, cs_t254);
bool cs_call_186(cs_f186 function, int32_t expected);
typedef struct cs_table_186 {
    int32_t before;
    cs_f186 callback;
    double after;
} cs_table_186;

typedef cs_t257 (*cs_f187)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t257, cs_t257, float);
cs_t257 cs_function_187(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t257, cs_t257, float);
bool cs_call_187(cs_f187 function, int32_t expected);
typedef struct cs_table_187 {
    int32_t before;
    cs_f187 callback;
    double after;
} cs_table_187;

typedef cs_t257 (*cs_f188)(double, double, double, double, double, double, double, cs_t257, float, cs_t257);
cs_t257 cs_function_188(double, double, double, double, double, double, double, cs_t257, float, cs_t257);
bool cs_call_188(cs_f188 function, int32_t expected);
typedef struct cs_table_188 {
    int32_t before;
    cs_f188 callback;
    double after;
} cs_table_188;

typedef cs_t256 (*cs_f189)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t256, cs_t256, float);
cs_t256 cs_function_189(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t256, cs_t256, float);
bool cs_call_189(cs_f189 function, int32_t expected);
typedef struct cs_table_189 {
    int32_t before;
    cs_f189 callback;
    double after;
} cs_table_189;

typedef cs_t256 (*cs_f190)(double, double, double, double, double, double, double, cs_t256, float, cs_t256);
cs_t256 cs_function_190(double, double, double, double, double, double, double, cs_t256, float, cs_t256);
bool cs_call_190(cs_f190 function, int32_t expected);
typedef struct cs_table_190 {
    int32_t before;
    cs_f190 callback;
    double after;
} cs_table_190;

typedef cs_t258 (*cs_f191)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t258, cs_t258, float);
cs_t258 cs_function_191(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t258, cs_t258, float);
bool cs_call_191(cs_f191 function, int32_t expected);
typedef struct cs_table_191 {
    int32_t before;
    cs_f191 callback;
    double after;
} cs_table_191;

typedef cs_t258 (*cs_f192)(double, double, double, double, double, double, double, cs_t258, float, cs_t258);
cs_t258 cs_function_192(double, double, double, double, double, double, double, cs_t258, float, cs_t258);
bool cs_call_192(cs_f192 function, int32_t expected);
typedef struct cs_table_192 {
    int32_t before;
    cs_f192 callback;
    double after;
} cs_table_192;

typedef cs_t259 (*cs_f193)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t259, cs_t259, float);
cs_t259 cs_function_193(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t259, cs_t259, float);
bool cs_call_193(cs_f193 function, int32_t expected);
typedef struct cs_table_193 {
    int32_t before;
    cs_f193 callback;
    double after;
} cs_table_193;

typedef cs_t259 (*cs_f194)(double, double, double, double, double, double, double, cs_t259, float, cs_t259);
cs_t259 cs_function_194(double, double, double, double, double, double, double, cs_t259, float, cs_t259);
bool cs_call_194(cs_f194 function, int32_t expected);
typedef struct cs_table_194 {
    int32_t before;
    cs_f194 callback;
    double after;
} cs_table_194;

typedef cs_t260 (*cs_f195)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t260, cs_t260, float);
cs_t260 cs_function_195(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t260, cs_t260, float);
bool cs_call_195(cs_f195 function, int32_t expected);
typedef struct cs_table_195 {
    int32_t before;
    cs_f195 callback;
    double after;
} cs_table_195;

typedef cs_t260 (*cs_f196)(double, double, double, double, double, double, double, cs_t260, float, cs_t260);
cs_t260 cs_function_196(double, double, double, double, double, double, double, cs_t260, float, cs_t260);
bool cs_call_196(cs_f196 function, int32_t expected);
typedef struct cs_table_196 {
    int32_t before;
    cs_f196 callback;
    double after;
} cs_table_196;

typedef cs_t261 (*cs_f197)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t261, cs_t261, float);
cs_t261 cs_function_197(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t261, cs_t261, float);
bool cs_call_197(cs_f197 function, int32_t expected);
typedef struct cs_table_197 {
    int32_t before;
    cs_f197 callback;
    double after;
} cs_table_197;

typedef cs_t261 (*cs_f198)(double, double, double, double, double, double, double, cs_t261, float, cs_t261);
cs_t261 cs_function_198(double, double, double, double, double, double, double, cs_t261, float, cs_t261);
bool cs_call_198(cs_f198 function, int32_t expected);
typedef struct cs_table_198 {
    int32_t before;
    cs_f198 callback;
    double after;
} cs_table_198;

typedef cs_t262 (*cs_f199)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t262, cs_t262, float);
cs_t262 cs_function_199(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t262, cs_t262, float);
bool cs_call_199(cs_f199 function, int32_t expected);
typedef struct cs_table_199 {
    int32_t before;
    cs_f199 callback;
    double after;
} cs_table_199;

typedef cs_t262 (*cs_f200)(double, double, double, double, double, double, double, cs_t262, float, cs_t262);
cs_t262 cs_function_200(double, double, double, double, double, double, double, cs_t262, float, cs_t262);
bool cs_call_200(cs_f200 function, int32_t expected);
typedef struct cs_table_200 {
    int32_t before;
    cs_f200 callback;
    double after;
} cs_table_200;

typedef cs_t263 (*cs_f201)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t263, cs_t263, float);
cs_t263 cs_function_201(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t263, cs_t263, float);
bool cs_call_201(cs_f201 function, int32_t expected);
typedef struct cs_table_201 {
    int32_t before;
    cs_f201 callback;
    double after;
} cs_table_201;

typedef cs_t263 (*cs_f202)(double, double, double, double, double, double, double, cs_t263, float, cs_t263);
cs_t263 cs_function_202(double, double, double, double, double, double, double, cs_t263, float, cs_t263);
bool cs_call_202(cs_f202 function, int32_t expected);
typedef struct cs_table_202 {
    int32_t before;
    cs_f202 callback;
    double after;
} cs_table_202;

typedef cs_t264 (*cs_f203)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t264, cs_t264, float);
cs_t264 cs_function_203(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t264, cs_t264, float);
bool cs_call_203(cs_f203 function, int32_t expected);
typedef struct cs_table_203 {
    int32_t before;
    cs_f203 callback;
    double after;
} cs_table_203;

typedef cs_t264 (*cs_f204)(double, double, double, double, double, double, double, cs_t264, float, cs_t264);
cs_t264 cs_function_204(double, double, double, double, double, double, double, cs_t264, float, cs_t264);
bool cs_call_204(cs_f204 function, int32_t expected);
typedef struct cs_table_204 {
    int32_t before;
    cs_f204 callback;
    double after;
} cs_table_204;

typedef cs_t265 (*cs_f205)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t265, cs_t265, float);
cs_t265 cs_function_205(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t265, cs_t265, float);
bool cs_call_205(cs_f205 function, int32_t expected);
typedef struct cs_table_205 {
    int32_t before;
    cs_f205 callback;
    double after;
} cs_table_205;

typedef cs_t265 (*cs_f206)(double, double, double, double, double, double, double, cs_t265, float, cs_t265);
cs_t265 cs_function_206(double, double, double, double, double, double, double, cs_t265, float, cs_t265);
bool cs_call_206(cs_f206 function, int32_t expected);
typedef struct cs_table_206 {
    int32_t before;
    cs_f206 callback;
    double after;
} cs_table_206;

typedef cs_t266 (*cs_f207)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t266, cs_t266, float);
cs_t266 cs_function_207(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t266, cs_t266, float);
bool cs_call_207(cs_f207 function, int32_t expected);
typedef struct cs_table_207 {
    int32_t before;
    cs_f207 callback;
    double after;
} cs_table_207;

typedef cs_t266 (*cs_f208)(double, double, double, double, double, double, double, cs_t266, float, cs_t266);
cs_t266 cs_function_208(double, double, double, double, double, double, double, cs_t266, float, cs_t266);
bool cs_call_208(cs_f208 function, int32_t expected);
typedef struct cs_table_208 {
    int32_t before;
    cs_f208 callback;
    double after;
} cs_table_208;

typedef cs_t267 (*cs_f209)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t267, cs_t267, float);
cs_t267 cs_function_209(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t267, cs_t267, float);
bool cs_call_209(cs_f209 function, int32_t expected);
typedef struct cs_table_209 {
    int32_t before;
    cs_f209 callback;
    double after;
} cs_table_209;

typedef cs_t267 (*cs_f210)(double, double, double, double, double, double, double, cs_t267, float, cs_t267);
cs_t267 cs_function_210(double, double, double, double, double, double, double, cs_t267, float, cs_t267);
bool cs_call_210(cs_f210 function, int32_t expected);
typedef struct cs_table_210 {
    int32_t before;
    cs_f210 callback;
    double after;
} cs_table_210;

typedef cs_t268 (*cs_f211)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t268, cs_t268, float);
cs_t268 cs_function_211(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t268, cs_t268, float);
bool cs_call_211(cs_f211 function, int32_t expected);
typedef struct cs_table_211 {
    int32_t before;
    cs_f211 callback;
    double after;
} cs_table_211;

typedef cs_t268 (*cs_f212)(double, double, double, double, double, double, double, cs_t268, float, cs_t268);
cs_t268 cs_function_212(double, double, double, double, double, double, double, cs_t268, float, cs_t268);
bool cs_call_212(cs_f212 function, int32_t expected);
typedef struct cs_table_212 {
    int32_t before;
    cs_f212 callback;
    double after;
} cs_table_212;

typedef cs_t269 (*cs_f213)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t269, cs_t269, float);
cs_t269 cs_function_213(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t269, cs_t269, float);
bool cs_call_213(cs_f213 function, int32_t expected);
typedef struct cs_table_213 {
    int32_t before;
    cs_f213 callback;
    double after;
} cs_table_213;

typedef cs_t269 (*cs_f214)(double, double, double, double, double, double, double, cs_t269, float, cs_t269);
cs_t269 cs_function_214(double, double, double, double, double, double, double, cs_t269, float, cs_t269);
bool cs_call_214(cs_f214 function, int32_t expected);
typedef struct cs_table_214 {
    int32_t before;
    cs_f214 callback;
    double after;
} cs_table_214;

typedef cs_t273 (*cs_f215)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t273, cs_t273, float);
cs_t273 cs_function_215(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t273, cs_t273, float);
bool cs_call_215(cs_f215 function, int32_t expected);
typedef struct cs_table_215 {
    int32_t before;
    cs_f215 callback;
    double after;
} cs_table_215;

typedef cs_t273 (*cs_f216)(double, double, double, double, double, double, double, cs_t273, float, cs_t273);
cs_t273 cs_function_216(double, double, double, double, double, double, double, cs_t273, float, cs_t273);
bool cs_call_216(cs_f216 function, int32_t expected);
typedef struct cs_table_216 {
    int32_t before;
    cs_f216 callback;
    double after;
} cs_table_216;

typedef cs_t274 (*cs_f217)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t274, cs_t274, float);
cs_t274 cs_function_217(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t274, cs_t274, float);
bool cs_call_217(cs_f217 function, int32_t expected);
typedef struct cs_table_217 {
    int32_t before;
    cs_f217 callback;
    double after;
} cs_table_217;

typedef cs_t274 (*cs_f218)(double, double, double, double, double, double, double, cs_t274, float, cs_t274);
cs_t274 cs_function_218(double, double, double, double, double, double, double, cs_t274, float, cs_t274);
bool cs_call_218(cs_f218 function, int32_t expected);
typedef struct cs_table_218 {
    int32_t before;
    cs_f218 callback;
    double after;
} cs_table_218;

typedef cs_t275 (*cs_f219)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t275, cs_t275, float);
cs_t275 cs_function_219(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t275, cs_t275, float);
bool cs_call_219(cs_f219 function, int32_t expected);
typedef struct cs_table_219 {
    int32_t before;
    cs_f219 callback;
    double after;
} cs_table_219;

typedef cs_t275 (*cs_f220)(double, double, double, double, double, double, double, cs_t275, float, cs_t275);
cs_t275 cs_function_220(double, double, double, double, double, double, double, cs_t275, float, cs_t275);
bool cs_call_220(cs_f220 function, int32_t expected);
typedef struct cs_table_220 {
    int32_t before;
    cs_f220 callback;
    double after;
} cs_table_220;

typedef cs_t276 (*cs_f221)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t276, cs_t276, float);
cs_t276 cs_function_221(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t276, cs_t276, float);
bool cs_call_221(cs_f221 function, int32_t expected);
typedef struct cs_table_221 {
    int32_t before;
    cs_f221 callback;
    double after;
} cs_table_221;

typedef cs_t276 (*cs_f222)(double, double, double, double, double, double, double, cs_t276, float, cs_t276);
cs_t276 cs_function_222(double, double, double, double, double, double, double, cs_t276, float, cs_t276);
bool cs_call_222(cs_f222 function, int32_t expected);
typedef struct cs_table_222 {
    int32_t before;
    cs_f222 callback;
    double after;
} cs_table_222;

typedef cs_t277 (*cs_f223)(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t277, cs_t277, float);
cs_t277 cs_function_223(int64_t, int64_t, int64_t, int64_t, int64_t, cs_t277, cs_t277, float);
bool cs_call_223(cs_f223 function, int32_t expected);
typedef struct cs_table_223 {
    int32_t before;
    cs_f223 callback;
    double after;
} cs_table_223;

typedef cs_t277 (*cs_f224)(double, double, double, double, double, double, double, cs_t277, float, cs_t277);
cs_t277 cs_function_224(double, double, double, double, double, double, double, cs_t277, float, cs_t277);
bool cs_call_224(cs_f224 function, int32_t expected);
typedef struct cs_table_224 {
    int32_t before;
    cs_f224 callback;
    double after;
} cs_table_224;

typedef cs_t278 (*cs_f225)(cs_t278, int32_t, cs_t278, double, cs_t278);
cs_t278 cs_function_225(cs_t278, int32_t, cs_t278, double, cs_t278);
bool cs_call_225(cs_f225 function, int32_t expected);
typedef struct cs_table_225 {
    int32_t before;
    cs_f225 callback;
    double after;
} cs_table_225;

typedef cs_t279 (*cs_f226)(cs_t279, int32_t, cs_t279, double, cs_t279);
cs_t279 cs_function_226(cs_t279, int32_t, cs_t279, double, cs_t279);
bool cs_call_226(cs_f226 function, int32_t expected);
typedef struct cs_table_226 {
    int32_t before;
    cs_f226 callback;
    double after;
} cs_table_226;

typedef cs_t280 (*cs_f227)(cs_t280, int32_t, cs_t280, double, cs_t280);
cs_t280 cs_function_227(cs_t280, int32_t, cs_t280, double, cs_t280);
bool cs_call_227(cs_f227 function, int32_t expected);
typedef struct cs_table_227 {
    int32_t before;
    cs_f227 callback;
    double after;
} cs_table_227;

typedef cs_t281 (*cs_f228)(cs_t281, int32_t, cs_t281, double, cs_t281);
cs_t281 cs_function_228(cs_t281, int32_t, cs_t281, double, cs_t281);
bool cs_call_228(cs_f228 function, int32_t expected);
typedef struct cs_table_228 {
    int32_t before;
    cs_f228 callback;
    double after;
} cs_table_228;

typedef cs_t282 (*cs_f229)(cs_t282, int32_t, cs_t282, double, cs_t282);
cs_t282 cs_function_229(cs_t282, int32_t, cs_t282, double, cs_t282);
bool cs_call_229(cs_f229 function, int32_t expected);
typedef struct cs_table_229 {
    int32_t before;
    cs_f229 callback;
    double after;
} cs_table_229;

typedef cs_t283 (*cs_f230)(cs_t283, int32_t, cs_t283, double, cs_t283);
cs_t283 cs_function_230(cs_t283, int32_t, cs_t283, double, cs_t283);
bool cs_call_230(cs_f230 function, int32_t expected);
typedef struct cs_table_230 {
    int32_t before;
    cs_f230 callback;
    double after;
} cs_table_230;

typedef cs_t284 (*cs_f231)(cs_t284, int32_t, cs_t284, double, cs_t284);
cs_t284 cs_function_231(cs_t284, int32_t, cs_t284, double, cs_t284);
bool cs_call_231(cs_f231 function, int32_t expected);
typedef struct cs_table_231 {
    int32_t before;
    cs_f231 callback;
    double after;
} cs_table_231;

typedef cs_t285 (*cs_f232)(cs_t285, int32_t, cs_t285, double, cs_t285);
cs_t285 cs_function_232(cs_t285, int32_t, cs_t285, double, cs_t285);
bool cs_call_232(cs_f232 function, int32_t expected);
typedef struct cs_table_232 {
    int32_t before;
    cs_f232 callback;
    double after;
} cs_table_232;

typedef cs_t286 (*cs_f233)(cs_t286, int32_t, cs_t286, double, cs_t286);
cs_t286 cs_function_233(cs_t286, int32_t, cs_t286, double, cs_t286);
bool cs_call_233(cs_f233 function, int32_t expected);
typedef struct cs_table_233 {
    int32_t before;
    cs_f233 callback;
    double after;
} cs_table_233;

typedef cs_t287 (*cs_f234)(cs_t287, int32_t, cs_t287, double, cs_t287);
cs_t287 cs_function_234(cs_t287, int32_t, cs_t287, double, cs_t287);
bool cs_call_234(cs_f234 function, int32_t expected);
typedef struct cs_table_234 {
    int32_t before;
    cs_f234 callback;
    double after;
} cs_table_234;

typedef cs_t289 (*cs_f235)(cs_t289, int64_t, cs_t289);
cs_t289 cs_function_235(cs_t289, int64_t, cs_t289);
bool cs_call_235(cs_f235 function, int32_t expected);
typedef struct cs_table_235 {
    int32_t before;
    cs_f235 callback;
    double after;
} cs_table_235;

typedef void (*cs_f236)(int16_t, cs_t178, uint8_t, uint64_t, void *, void *_Nonnull, const char *, int8_t, cs_small,
    cs_t178, uint32_t, struct cs_opaque *, cs_color, cs_t36, uint64_t, cs_t290);
void cs_function_236(int16_t, cs_t178, uint8_t, uint64_t, void *, void *_Nonnull, const char *, int8_t, cs_small,
    cs_t178, uint32_t, struct cs_opaque *, cs_color, cs_t36, uint64_t, cs_t290);
bool cs_call_236(cs_f236 function, int32_t expected);
typedef struct cs_table_236 {
    int32_t before;
    cs_f236 callback;
    double after;
} cs_table_236;

typedef cs_t291 (*cs_f237)(long double, cs_handler, float, uint64_t, cs_color, void *_Nonnull, float, char *, cs_t91,
    cs_size, uint64_t, cs_t74, uint16_t, cs_t91, void *, cs_t291);
cs_t291 cs_function_237(long double, cs_handler, float, uint64_t, cs_color, void *_Nonnull, float, char *, cs_t91,
    cs_size, uint64_t, cs_t74, uint16_t, cs_t91, void *, cs_t291);
bool cs_call_237(cs_f237 function, int32_t expected);
typedef struct cs_table_237 {
    int32_t before;
    cs_f237 callback;
    double after;
} cs_table_237;

typedef cs_t292 (*cs_f238)(int8_t, uint16_t, cs_t276, uint8_t, cs_direction, uint8_t, cs_t188, cs_t164, int16_t,
    cs_handler, int8_t, cs_t127, cs_small, uint8_t, uint8_t, cs_t292);
cs_t292 cs_function_238(int8_t, uint16_t, cs_t276, uint8_t, cs_direction, uint8_t, cs_t188, cs_t164, int16_t,
    cs_handler, int8_t, cs_t127, cs_small, uint8_t, uint8_t, cs_t292);
bool cs_call_238(cs_f238 function, int32_t expected);
typedef struct cs_table_238 {
    int32_t before;
    cs_f238 callback;
    double after;
} cs_table_238;

typedef cs_t294 (*cs_f239)(cs_handler, cs_handler, cs_t205, uint32_t, int64_t, const char *, cs_t205, uint64_t,
    uint16_t, cs_t38, cs_t147, cs_t216, uint8_t, cs_size, struct cs_opaque *, cs_t294);
cs_t294 cs_function_239(cs_handler, cs_handler, cs_t205, uint32_t, int64_t, const char *, cs_t205, uint64_t, uint16_t,
    cs_t38, cs_t147, cs_t216, uint8_t, cs_size, struct cs_opaque *, cs_t294);
bool cs_call_239(cs_f239 function, int32_t expected);
typedef struct cs_table_239 {
    int32_t before;
    cs_f239 callback;
    double after;
} cs_table_239;

typedef int16_t (*cs_f240)(int16_t, cs_small, cs_direction, int32_t *, cs_t237, cs_color, const char *, bool, uint8_t,
    cs_t151, cs_flags, cs_t209, cs_t237, char *, bool, cs_t297);
int16_t cs_function_240(int16_t, cs_small, cs_direction, int32_t *, cs_t237, cs_color, const char *, bool, uint8_t,
    cs_t151, cs_flags, cs_t209, cs_t237, char *, bool, cs_t297);
bool cs_call_240(cs_f240 function, int32_t expected);
typedef struct cs_table_240 {
    int32_t before;
    cs_f240 callback;
    double after;
} cs_table_240;

typedef cs_t299 (*cs_f241)(cs_t214, cs_t38, uint64_t, cs_handler, const double **, cs_t192, void *_Nonnull, int32_t *,
    struct cs_opaque *, cs_t292, cs_t292, cs_handler, cs_t192, const void *, void *, cs_t299);
cs_t299 cs_function_241(cs_t214, cs_t38, uint64_t, cs_handler, const double **, cs_t192, void *_Nonnull, int32_t *,
    struct cs_opaque *, cs_t292, cs_t292, cs_handler, cs_t192, const void *, void *, cs_t299);
bool cs_call_241(cs_f241 function, int32_t expected);
typedef struct cs_table_241 {
    int32_t before;
    cs_f241 callback;
    double after;
} cs_table_241;

typedef cs_direction (*cs_f242)(const char *, cs_t141, cs_small, uint64_t, cs_t268, uint64_t, double, const char *,
    double, int32_t *, float, cs_t203, const double **, cs_handler, int32_t *, cs_t301);
cs_direction cs_function_242(const char *, cs_t141, cs_small, uint64_t, cs_t268, uint64_t, double, const char *, double,
    int32_t *, float, cs_t203, const double **, cs_handler, int32_t *, cs_t301);
bool cs_call_242(cs_f242 function, int32_t expected);
typedef struct cs_table_242 {
    int32_t before;
    cs_f242 callback;
    double after;
} cs_table_242;

typedef void *_Nonnull (*cs_f243)(cs_t28, uint8_t, struct cs_opaque *, uint32_t, int32_t, int32_t, cs_t151, cs_color,
    uint32_t, cs_t122, cs_size, cs_t89, cs_t275, uint32_t, void *, cs_t302);
void *_Nonnull cs_function_243(cs_t28, uint8_t, struct cs_opaque *, uint32_t, int32_t, int32_t, cs_t151, cs_color,
    uint32_t, cs_t122, cs_size, cs_t89, cs_t275, uint32_t, void *, cs_t302);
bool cs_call_243(cs_f243 function, int32_t expected);
typedef struct cs_table_243 {
    int32_t before;
    cs_f243 callback;
    double after;
} cs_table_243;

typedef cs_t304 (*cs_f244)(int64_t, int32_t *, uint16_t, cs_t161, float, uint16_t, int32_t, cs_handler, int8_t,
    cs_handler, float, cs_t161, struct cs_opaque *, cs_t192, cs_color, cs_t304);
cs_t304 cs_function_244(int64_t, int32_t *, uint16_t, cs_t161, float, uint16_t, int32_t, cs_handler, int8_t, cs_handler,
    float, cs_t161, struct cs_opaque *, cs_t192, cs_color, cs_t304);
bool cs_call_244(cs_f244 function, int32_t expected);
typedef struct cs_table_244 {
    int32_t before;
    cs_f244 callback;
    double after;
} cs_table_244;

typedef cs_t305 (*cs_f245)(cs_t107, cs_color, long double, uint64_t, cs_t77, bool, int8_t, cs_color, uint8_t, cs_flags,
    cs_t69, long double, uint32_t, cs_t38, uint8_t, cs_t305);
cs_t305 cs_function_245(cs_t107, cs_color, long double, uint64_t, cs_t77, bool, int8_t, cs_color, uint8_t, cs_flags,
    cs_t69, long double, uint32_t, cs_t38, uint8_t, cs_t305);
bool cs_call_245(cs_f245 function, int32_t expected);
typedef struct cs_table_245 {
    int32_t before;
    cs_f245 callback;
    double after;
} cs_table_245;

typedef cs_t306 (*cs_f246)(float, uint8_t, const char *, const double **, int32_t *, cs_direction, int32_t *, int64_t,
    const double **, struct cs_opaque *, void *_Nonnull, cs_t195, uint16_t, const void *, int8_t, cs_t306);
cs_t306 cs_function_246(float, uint8_t, const char *, const double **, int32_t *, cs_direction, int32_t *, int64_t,
    const double **, struct cs_opaque *, void *_Nonnull, cs_t195, uint16_t, const void *, int8_t, cs_t306);
bool cs_call_246(cs_f246 function, int32_t expected);
typedef struct cs_table_246 {
    int32_t before;
    cs_f246 callback;
    double after;
} cs_table_246;

typedef cs_t307 (*cs_f247)(cs_t239, float, uint32_t, long double, cs_size, cs_handler, struct cs_opaque *, char *,
    int32_t *, int32_t, int16_t, const void *, uint8_t, const double **, int8_t, cs_t307);
cs_t307 cs_function_247(cs_t239, float, uint32_t, long double, cs_size, cs_handler, struct cs_opaque *, char *, int32_t
    *, int32_t, int16_t, const void *, uint8_t, const double **, int8_t, cs_t307);
bool cs_call_247(cs_f247 function, int32_t expected);
typedef struct cs_table_247 {
    int32_t before;
    cs_f247 callback;
    double after;
} cs_table_247;

typedef void (*cs_f248)(cs_t76, cs_flags, cs_color, cs_t177, cs_t118, cs_color, bool, uint16_t, double, cs_t178,
    uint32_t, int32_t *, const void *, cs_size, cs_t118, cs_t308);
void cs_function_248(cs_t76, cs_flags, cs_color, cs_t177, cs_t118, cs_color, bool, uint16_t, double, cs_t178, uint32_t,
    int32_t *, const void *, cs_size, cs_t118, cs_t308);
bool cs_call_248(cs_f248 function, int32_t expected);
typedef struct cs_table_248 {
    int32_t before;
    cs_f248 callback;
    double after;
} cs_table_248;

typedef cs_t309 (*cs_f249)(cs_t234, int8_t, const void *, bool, int64_t, const double **, int8_t, int64_t, void
    *_Nonnull, const void *, int8_t, void *, int16_t, int32_t, cs_t192, cs_t309);
cs_t309 cs_function_249(cs_t234, int8_t, const void *, bool, int64_t, const double **, int8_t, int64_t, void *_Nonnull,
    const void *, int8_t, void *, int16_t, int32_t, cs_t192, cs_t309);
bool cs_call_249(cs_f249 function, int32_t expected);
typedef struct cs_table_249 {
    int32_t before;
    cs_f249 callback;
    double after;
} cs_table_249;

typedef cs_t311 (*cs_f250)(cs_handler, cs_t241, cs_t129, cs_handler, int8_t, cs_t82, int64_t, cs_flags, cs_t173,
    cs_flags, cs_handler, uint32_t, const char *, int16_t, cs_color, cs_t311);
cs_t311 cs_function_250(cs_handler, cs_t241, cs_t129, cs_handler, int8_t, cs_t82, int64_t, cs_flags, cs_t173, cs_flags,
    cs_handler, uint32_t, const char *, int16_t, cs_color, cs_t311);
bool cs_call_250(cs_f250 function, int32_t expected);
typedef struct cs_table_250 {
    int32_t before;
    cs_f250 callback;
    double after;
} cs_table_250;

typedef uint16_t (*cs_f251)(double, int16_t, uint8_t, cs_t256, const char *, cs_t182, cs_t215, cs_t157, long double,
    int32_t *, cs_t210, cs_t122, struct cs_opaque *, cs_flags, const double **, cs_t312);
uint16_t cs_function_251(double, int16_t, uint8_t, cs_t256, const char *, cs_t182, cs_t215, cs_t157, long double,
    int32_t *, cs_t210, cs_t122, struct cs_opaque *, cs_flags, const double **, cs_t312);
bool cs_call_251(cs_f251 function, int32_t expected);
typedef struct cs_table_251 {
    int32_t before;
    cs_f251 callback;
    double after;
} cs_table_251;

typedef void (*cs_f252)(cs_handler, cs_t54, long double, cs_flags, cs_t232, cs_t252, cs_color, cs_small, cs_t162,
    cs_t232, cs_t83, char *, struct cs_opaque *, void *, uint64_t, cs_t314);
void cs_function_252(cs_handler, cs_t54, long double, cs_flags, cs_t232, cs_t252, cs_color, cs_small, cs_t162, cs_t232,
    cs_t83, char *, struct cs_opaque *, void *, uint64_t, cs_t314);
bool cs_call_252(cs_f252 function, int32_t expected);
typedef struct cs_table_252 {
    int32_t before;
    cs_f252 callback;
    double after;
} cs_table_252;

typedef cs_t315 (*cs_f253)(cs_t167, cs_color, cs_t206, cs_t202, cs_small, uint16_t, int8_t, void *_Nonnull, cs_flags,
    uint8_t, void *_Nonnull, cs_direction, uint64_t, cs_small, cs_t167, cs_t315);
cs_t315 cs_function_253(cs_t167, cs_color, cs_t206, cs_t202, cs_small, uint16_t, int8_t, void *_Nonnull, cs_flags,
    uint8_t, void *_Nonnull, cs_direction, uint64_t, cs_small, cs_t167, cs_t315);
bool cs_call_253(cs_f253 function, int32_t expected);
typedef struct cs_table_253 {
    int32_t before;
    cs_f253 callback;
    double after;
} cs_table_253;

typedef cs_color (*cs_f254)(cs_small, int64_t, cs_t157, char *, cs_t173, cs_t184, cs_t137, cs_flags, char *, uint64_t,
    cs_small, cs_direction, int16_t, const void *, cs_t184, cs_t316);
cs_color cs_function_254(cs_small, int64_t, cs_t157, char *, cs_t173, cs_t184, cs_t137, cs_flags, char *, uint64_t,
    cs_small, cs_direction, int16_t, const void *, cs_t184, cs_t316);
bool cs_call_254(cs_f254 function, int32_t expected);
typedef struct cs_table_254 {
    int32_t before;
    cs_f254 callback;
    double after;
} cs_table_254;

typedef cs_direction (*cs_f255)(int16_t, cs_small, cs_t107, cs_t209, cs_handler, double, int16_t, uint16_t, cs_t152,
    cs_t48, cs_t209, cs_t107, const void *, int32_t, cs_t48, cs_t320);
cs_direction cs_function_255(int16_t, cs_small, cs_t107, cs_t209, cs_handler, double, int16_t, uint16_t, cs_t152,
    cs_t48, cs_t209, cs_t107, const void *, int32_t, cs_t48, cs_t320);
bool cs_call_255(cs_f255 function, int32_t expected);
typedef struct cs_table_255 {
    int32_t before;
    cs_f255 callback;
    double after;
} cs_table_255;

typedef int32_t (*cs_f256)(cs_small, int8_t, cs_size, const double **, cs_t107, int8_t, cs_handler, int16_t, char *,
    cs_size, cs_t315, int64_t, uint64_t, void *_Nonnull, void *_Nonnull, cs_t321);
int32_t cs_function_256(cs_small, int8_t, cs_size, const double **, cs_t107, int8_t, cs_handler, int16_t, char *,
    cs_size, cs_t315, int64_t, uint64_t, void *_Nonnull, void *_Nonnull, cs_t321);
bool cs_call_256(cs_f256 function, int32_t expected);
typedef struct cs_table_256 {
    int32_t before;
    cs_f256 callback;
    double after;
} cs_table_256;

typedef bool (*cs_f257)(char *, cs_small, bool, long double, cs_t35, uint8_t, cs_t28, int16_t, const double **, cs_t28,
    uint64_t, long double, const void *, uint32_t, uint16_t, cs_t322);
bool cs_function_257(char *, cs_small, bool, long double, cs_t35, uint8_t, cs_t28, int16_t, const double **, cs_t28,
    uint64_t, long double, const void *, uint32_t, uint16_t, cs_t322);
bool cs_call_257(cs_f257 function, int32_t expected);
typedef struct cs_table_257 {
    int32_t before;
    cs_f257 callback;
    double after;
} cs_table_257;

typedef cs_t323 (*cs_f258)(struct cs_opaque *, float, const void *, cs_direction, bool, cs_t56, cs_flags, cs_color,
    uint8_t, uint32_t, int16_t, const void *, uint16_t, uint16_t, float, cs_t323);
cs_t323 cs_function_258(struct cs_opaque *, float, const void *, cs_direction, bool, cs_t56, cs_flags, cs_color,
    uint8_t, uint32_t, int16_t, const void *, uint16_t, uint16_t, float, cs_t323);
bool cs_call_258(cs_f258 function, int32_t expected);
typedef struct cs_table_258 {
    int32_t before;
    cs_f258 callback;
    double after;
} cs_table_258;

typedef void (*cs_f259)(void *_Nonnull, uint32_t, cs_flags, cs_t40, uint16_t, long double, cs_t253, cs_t69, cs_small,
    float, const char *, void *, cs_t235, cs_t273, struct cs_opaque *, cs_t324);
void cs_function_259(void *_Nonnull, uint32_t, cs_flags, cs_t40, uint16_t, long double, cs_t253, cs_t69, cs_small,
    float, const char *, void *, cs_t235, cs_t273, struct cs_opaque *, cs_t324);
bool cs_call_259(cs_f259 function, int32_t expected);
typedef struct cs_table_259 {
    int32_t before;
    cs_f259 callback;
    double after;
} cs_table_259;

typedef cs_t326 (*cs_f260)(cs_size, cs_flags, bool, cs_t38, const double **, cs_t188, cs_flags, int64_t, uint64_t,
    cs_t277, cs_t38, cs_t56, cs_size, cs_t38, int8_t, cs_t326);
cs_t326 cs_function_260(cs_size, cs_flags, bool, cs_t38, const double **, cs_t188, cs_flags, int64_t, uint64_t, cs_t277,
    cs_t38, cs_t56, cs_size, cs_t38, int8_t, cs_t326);
bool cs_call_260(cs_f260 function, int32_t expected);
typedef struct cs_table_260 {
    int32_t before;
    cs_f260 callback;
    double after;
} cs_table_260;

typedef cs_t327 (*cs_f261)(cs_t79, void *, long double, uint64_t, cs_t103, uint64_t, void *, cs_t202, int32_t *, const
    void *, const char *, cs_t232, char *, cs_t232, cs_t37, cs_t327);
cs_t327 cs_function_261(cs_t79, void *, long double, uint64_t, cs_t103, uint64_t, void *, cs_t202, int32_t *, const void
    *, const char *, cs_t232, char *, cs_t232, cs_t37, cs_t327);
bool cs_call_261(cs_f261 function, int32_t expected);
typedef struct cs_table_261 {
    int32_t before;
    cs_f261 callback;
    double after;
} cs_table_261;

typedef cs_t328 (*cs_f262)(int64_t, cs_t113, float, cs_handler, int32_t, float, uint16_t, cs_t147, cs_t241, const char
    *, bool, uint8_t, struct cs_opaque *, const double **, cs_t113, cs_t328);
cs_t328 cs_function_262(int64_t, cs_t113, float, cs_handler, int32_t, float, uint16_t, cs_t147, cs_t241, const char *,
    bool, uint8_t, struct cs_opaque *, const double **, cs_t113, cs_t328);
bool cs_call_262(cs_f262 function, int32_t expected);
typedef struct cs_table_262 {
    int32_t before;
    cs_f262 callback;
    double after;
} cs_table_262;

typedef cs_t332 (*cs_f263)(uint8_t, int8_t, double, cs_direction, int16_t, cs_t312, cs_t228, cs_direction, void
    *_Nonnull, cs_t228, cs_t228, uint16_t, char *, uint32_t, const char *, cs_t332);
cs_t332 cs_function_263(uint8_t, int8_t, double, cs_direction, int16_t, cs_t312, cs_t228, cs_direction, void *_Nonnull,
    cs_t228, cs_t228, uint16_t, char *, uint32_t, const char *, cs_t332);
bool cs_call_263(cs_f263 function, int32_t expected);
typedef struct cs_table_263 {
    int32_t before;
    cs_f263 callback;
    double after;
} cs_table_263;

typedef void (*cs_f264)(cs_size, double, cs_t174, void *_Nonnull, void *_Nonnull, cs_small, char *, cs_t222, cs_t263,
    cs_handler, cs_color, const double **, cs_size, void *, cs_t334, cs_t334);
void cs_function_264(cs_size, double, cs_t174, void *_Nonnull, void *_Nonnull, cs_small, char *, cs_t222, cs_t263,
    cs_handler, cs_color, const double **, cs_size, void *, cs_t334, cs_t334);
bool cs_call_264(cs_f264 function, int32_t expected);
typedef struct cs_table_264 {
    int32_t before;
    cs_f264 callback;
    double after;
} cs_table_264;

typedef cs_t337 (*cs_f265)(int64_t, uint32_t, uint32_t, char *, cs_flags, void *, int32_t, int32_t, const char *,
    double, int16_t, cs_flags, int8_t, cs_t106, int32_t *, cs_t337);
cs_t337 cs_function_265(int64_t, uint32_t, uint32_t, char *, cs_flags, void *, int32_t, int32_t, const char *, double,
    int16_t, cs_flags, int8_t, cs_t106, int32_t *, cs_t337);
bool cs_call_265(cs_f265 function, int32_t expected);
typedef struct cs_table_265 {
    int32_t before;
    cs_f265 callback;
    double after;
} cs_table_265;

typedef cs_t340 (*cs_f266)(cs_direction, cs_direction, cs_t29, cs_flags, const double **, cs_flags, int32_t, cs_size,
    cs_color, cs_t327, cs_t143, float, double, long double, void *_Nonnull, cs_t340);
cs_t340 cs_function_266(cs_direction, cs_direction, cs_t29, cs_flags, const double **, cs_flags, int32_t, cs_size,
    cs_color, cs_t327, cs_t143, float, double, long double, void *_Nonnull, cs_t340);
bool cs_call_266(cs_f266 function, int32_t expected);
typedef struct cs_table_266 {
    int32_t before;
    cs_f266 callback;
    double after;
} cs_table_266;

typedef void (*cs_f267)(bool, cs_t70, cs_small, const char *, int32_t, uint16_t, int16_t, cs_t157, uint64_t, cs_t292,
    cs_t239, uint16_t, cs_t239, int8_t, const double **, cs_t343);
void cs_function_267(bool, cs_t70, cs_small, const char *, int32_t, uint16_t, int16_t, cs_t157, uint64_t, cs_t292,
    cs_t239, uint16_t, cs_t239, int8_t, const double **, cs_t343);
bool cs_call_267(cs_f267 function, int32_t expected);
typedef struct cs_table_267 {
    int32_t before;
    cs_f267 callback;
    double after;
} cs_table_267;

typedef void (*cs_f268)(bool, cs_t48, uint8_t, void *, void *_Nonnull, float, double, cs_t38, cs_t262, struct cs_opaque
    *, bool, cs_size, int16_t, int32_t *, cs_direction, cs_t344);
void cs_function_268(bool, cs_t48, uint8_t, void *, void *_Nonnull, float, double, cs_t38, cs_t262, struct cs_opaque *,
    bool, cs_size, int16_t, int32_t *, cs_direction, cs_t344);
bool cs_call_268(cs_f268 function, int32_t expected);
typedef struct cs_table_268 {
    int32_t before;
    cs_f268 callback;
    double after;
} cs_table_268;

typedef cs_t345 (*cs_f269)(uint64_t, cs_handler, cs_t32, cs_t152, cs_t34, long double, const double **, cs_t340,
    cs_t332, float, const double **, char *, cs_t34, cs_t327, const char *, cs_t345);
cs_t345 cs_function_269(uint64_t, cs_handler, cs_t32, cs_t152, cs_t34, long double, const double **, cs_t340, cs_t332,
    float, const double **, char *, cs_t34, cs_t327, const char *, cs_t345);
bool cs_call_269(cs_f269 function, int32_t expected);
typedef struct cs_table_269 {
    int32_t before;
    cs_f269 callback;
    double after;
} cs_table_269;

typedef void (*cs_f270)(char *, cs_t48, uint8_t, cs_t95, uint32_t, const double **, uint8_t, cs_t100, const double **,
    float, cs_t265, void *, cs_t96, cs_t59, cs_t96, cs_t346);
void cs_function_270(char *, cs_t48, uint8_t, cs_t95, uint32_t, const double **, uint8_t, cs_t100, const double **,
    float, cs_t265, void *, cs_t96, cs_t59, cs_t96, cs_t346);
bool cs_call_270(cs_f270 function, int32_t expected);
typedef struct cs_table_270 {
    int32_t before;
    cs_f270 callback;
    double after;
} cs_table_270;

typedef cs_t348 (*cs_f271)(const double **, cs_size, bool, uint32_t, long double, const void *, uint64_t, uint16_t,
    int64_t, cs_color, cs_t307, cs_t188, const double **, const double **, cs_handler, cs_t348);
cs_t348 cs_function_271(const double **, cs_size, bool, uint32_t, long double, const void *, uint64_t, uint16_t,
    int64_t, cs_color, cs_t307, cs_t188, const double **, const double **, cs_handler, cs_t348);
bool cs_call_271(cs_f271 function, int32_t expected);
typedef struct cs_table_271 {
    int32_t before;
    cs_f271 callback;
    double after;
} cs_table_271;

typedef cs_t350 (*cs_f272)(int32_t *, const double **, int32_t, void *, cs_small, cs_handler, cs_t71, bool, const void
    *, void *_Nonnull, float, int32_t *, long double, uint8_t, cs_t323, cs_t350);
cs_t350 cs_function_272(int32_t *, const double **, int32_t, void *, cs_small, cs_handler, cs_t71, bool, const void *,
    void *_Nonnull, float, int32_t *, long double, uint8_t, cs_t323, cs_t350);
bool cs_call_272(cs_f272 function, int32_t expected);
typedef struct cs_table_272 {
    int32_t before;
    cs_f272 callback;
    double after;
} cs_table_272;

typedef uint32_t (*cs_f273)(cs_flags, uint64_t, const char *, float, bool, void *, int64_t, char *, const double **,
    int32_t, double, int64_t, bool, int64_t, long double, cs_t352);
uint32_t cs_function_273(cs_flags, uint64_t, const char *, float, bool, void *, int64_t, char *, const double **,
    int32_t, double, int64_t, bool, int64_t, long double, cs_t352);
bool cs_call_273(cs_f273 function, int32_t expected);
typedef struct cs_table_273 {
    int32_t before;
    cs_f273 callback;
    double after;
} cs_table_273;

typedef cs_flags (*cs_f274)(const char *, float, cs_t269, int64_t, cs_t269, uint8_t, float, const char *, cs_t232, void
    *_Nonnull, cs_t207, uint8_t, char *, cs_t232, cs_t232, cs_t356);
cs_flags cs_function_274(const char *, float, cs_t269, int64_t, cs_t269, uint8_t, float, const char *, cs_t232, void
    *_Nonnull, cs_t207, uint8_t, char *, cs_t232, cs_t232, cs_t356);
bool cs_call_274(cs_f274 function, int32_t expected);
typedef struct cs_table_274 {
    int32_t before;
    cs_f274 callback;
    double after;
} cs_table_274;

typedef cs_t359 (*cs_f275)(const void *, cs_small, uint8_t, int32_t, void *, cs_color, cs_t87, cs_handler, cs_t40,
    cs_t40, cs_size, cs_t171, cs_t145, cs_t87, int32_t, cs_t359);
cs_t359 cs_function_275(const void *, cs_small, uint8_t, int32_t, void *, cs_color, cs_t87, cs_handler, cs_t40, cs_t40,
    cs_size, cs_t171, cs_t145, cs_t87, int32_t, cs_t359);
bool cs_call_275(cs_f275 function, int32_t expected);
typedef struct cs_table_275 {
    int32_t before;
    cs_f275 callback;
    double after;
} cs_table_275;

typedef struct cs_opaque * (*cs_f276)(cs_color, cs_small, cs_t150, cs_direction, double, cs_flags, cs_flags, cs_t85,
    struct cs_opaque *, int32_t, bool, uint64_t, const void *, cs_t227, uint32_t, cs_t360);
struct cs_opaque * cs_function_276(cs_color, cs_small, cs_t150, cs_direction, double, cs_flags, cs_flags, cs_t85, struct
    cs_opaque *, int32_t, bool, uint64_t, const void *, cs_t227, uint32_t, cs_t360);
bool cs_call_276(cs_f276 function, int32_t expected);
typedef struct cs_table_276 {
    int32_t before;
    cs_f276 callback;
    double after;
} cs_table_276;

typedef cs_t362 (*cs_f277)(cs_t98, int64_t, uint16_t, cs_size, long double, uint32_t, bool, int8_t, cs_t180, int8_t,
    const char *, void *, cs_flags, const void *, double, cs_t362);
cs_t362 cs_function_277(cs_t98, int64_t, uint16_t, cs_size, long double, uint32_t, bool, int8_t, cs_t180, int8_t, const
    char *, void *, cs_flags, const void *, double, cs_t362);
bool cs_call_277(cs_f277 function, int32_t expected);
typedef struct cs_table_277 {
    int32_t before;
    cs_f277 callback;
    double after;
} cs_table_277;

typedef cs_t364 (*cs_f278)(cs_t55, int16_t, cs_t158, double, char *, bool, cs_handler, const void *, int32_t *, int32_t,
    struct cs_opaque *, cs_t158, cs_size, cs_small, uint64_t, cs_t364);
cs_t364 cs_function_278(cs_t55, int16_t, cs_t158, double, char *, bool, cs_handler, const void *, int32_t *, int32_t,
    struct cs_opaque *, cs_t158, cs_size, cs_small, uint64_t, cs_t364);
bool cs_call_278(cs_f278 function, int32_t expected);
typedef struct cs_table_278 {
    int32_t before;
    cs_f278 callback;
    double after;
} cs_table_278;

typedef cs_t365 (*cs_f279)(void *_Nonnull, void *, cs_t51, cs_t80, const char *, int8_t, double, cs_t80, cs_t247, void
    *_Nonnull, cs_t174, cs_t96, int16_t, cs_flags, int16_t, cs_t365);
cs_t365 cs_function_279(void *_Nonnull, void *, cs_t51, cs_t80, const char *, int8_t, double, cs_t80, cs_t247, void
    *_Nonnull, cs_t174, cs_t96, int16_t, cs_flags, int16_t, cs_t365);
bool cs_call_279(cs_f279 function, int32_t expected);
typedef struct cs_table_279 {
    int32_t before;
    cs_f279 callback;
    double after;
} cs_table_279;

typedef uint32_t (*cs_f280)(const void *, cs_t164, int16_t, cs_t38, cs_size, const char *, uint64_t, cs_direction,
    uint8_t, cs_handler, cs_t164, int64_t, const double **, struct cs_opaque *, long double, cs_t367);
uint32_t cs_function_280(const void *, cs_t164, int16_t, cs_t38, cs_size, const char *, uint64_t, cs_direction, uint8_t,
    cs_handler, cs_t164, int64_t, const double **, struct cs_opaque *, long double, cs_t367);
bool cs_call_280(cs_f280 function, int32_t expected);
typedef struct cs_table_280 {
    int32_t before;
    cs_f280 callback;
    double after;
} cs_table_280;

typedef cs_t368 (*cs_f281)(cs_t328, uint16_t, cs_t238, const double **, double, cs_t215, double, int8_t, uint16_t,
    cs_t215, int8_t, char *, int32_t, double, int8_t, cs_t368);
cs_t368 cs_function_281(cs_t328, uint16_t, cs_t238, const double **, double, cs_t215, double, int8_t, uint16_t, cs_t215,
    int8_t, char *, int32_t, double, int8_t, cs_t368);
bool cs_call_281(cs_f281 function, int32_t expected);
typedef struct cs_table_281 {
    int32_t before;
    cs_f281 callback;
    double after;
} cs_table_281;

typedef cs_t369 (*cs_f282)(const char *, uint32_t, cs_size, uint16_t, cs_t276, uint32_t, uint64_t, cs_small, cs_small,
    float, void *, cs_small, uint64_t, cs_t276, cs_t97, cs_t369);
cs_t369 cs_function_282(const char *, uint32_t, cs_size, uint16_t, cs_t276, uint32_t, uint64_t, cs_small, cs_small,
    float, void *, cs_small, uint64_t, cs_t276, cs_t97, cs_t369);
bool cs_call_282(cs_f282 function, int32_t expected);
typedef struct cs_table_282 {
    int32_t before;
    cs_f282 callback;
    double after;
} cs_table_282;

typedef cs_t371 (*cs_f283)(cs_t124, cs_color, cs_small, cs_t93, cs_t364, bool, cs_handler, cs_flags, uint64_t, cs_flags,
    float, const char *, cs_t124, const double **, cs_t264, cs_t371);
cs_t371 cs_function_283(cs_t124, cs_color, cs_small, cs_t93, cs_t364, bool, cs_handler, cs_flags, uint64_t, cs_flags,
    float, const char *, cs_t124, const double **, cs_t264, cs_t371);
bool cs_call_283(cs_f283 function, int32_t expected);
typedef struct cs_table_283 {
    int32_t before;
    cs_f283 callback;
    double after;
} cs_table_283;

typedef cs_handler (*cs_f284)(int32_t, cs_t84, cs_t120, cs_t120, int64_t, cs_color, int16_t, cs_t64, cs_t122, int32_t *,
    cs_small, cs_t84, int8_t, cs_small, cs_small, cs_t373);
cs_handler cs_function_284(int32_t, cs_t84, cs_t120, cs_t120, int64_t, cs_color, int16_t, cs_t64, cs_t122, int32_t *,
    cs_small, cs_t84, int8_t, cs_small, cs_small, cs_t373);
bool cs_call_284(cs_f284 function, int32_t expected);
typedef struct cs_table_284 {
    int32_t before;
    cs_f284 callback;
    double after;
} cs_table_284;

typedef bool (*cs_f285)(uint16_t, void *, void *_Nonnull, void *, cs_t261, cs_t62, cs_t62, cs_size, int32_t, uint16_t,
    int32_t, int16_t, cs_direction, bool, uint8_t, cs_t375);
bool cs_function_285(uint16_t, void *, void *_Nonnull, void *, cs_t261, cs_t62, cs_t62, cs_size, int32_t, uint16_t,
    int32_t, int16_t, cs_direction, bool, uint8_t, cs_t375);
bool cs_call_285(cs_f285 function, int32_t expected);
typedef struct cs_table_285 {
    int32_t before;
    cs_f285 callback;
    double after;
} cs_table_285;

#endif
