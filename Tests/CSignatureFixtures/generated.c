// Written by scripts/generate/c-signature-tests.py; change that instead.

#include "values.h"

#include <stddef.h>

static const cs_leaf leaves_0[] = {{0, 'c', 1}, {0}};
static const cs_leaf leaves_1[] = {{0, 'C', 1}, {0}};
static const cs_leaf leaves_2[] = {{0, 's', 1}, {0}};
static const cs_leaf leaves_3[] = {{0, 'S', 1}, {0}};
static const cs_leaf leaves_4[] = {{0, 'i', 1}, {0}};
static const cs_leaf leaves_5[] = {{0, 'I', 1}, {0}};
static const cs_leaf leaves_6[] = {{0, 'q', 1}, {0}};
static const cs_leaf leaves_7[] = {{0, 'Q', 1}, {0}};
static const cs_leaf leaves_8[] = {{0, 'f', 1}, {0}};
static const cs_leaf leaves_9[] = {{0, 'd', 1}, {0}};
static const cs_leaf leaves_10[] = {{0, 'B', 1}, {0}};
static const cs_leaf leaves_11[] = {{0, 'D', 1}, {0}};
static const cs_leaf leaves_12[] = {{0, 't', 1}, {0}};
static const cs_leaf leaves_13[] = {{0, 't', 1}, {0}};
static const cs_leaf leaves_14[] = {{0, 'p', 1}, {0}};
static const cs_leaf leaves_15[] = {{0, 'p', 1}, {0}};
static const cs_leaf leaves_16[] = {{0, 'n', 1}, {0}};
static const cs_leaf leaves_17[] = {{0, 'p', 1}, {0}};
static const cs_leaf leaves_18[] = {{0, 'p', 1}, {0}};
static const cs_leaf leaves_19[] = {{0, 'p', 1}, {0}};
static const cs_leaf leaves_20[] = {{0, 'x', 1}, {0}};
static const cs_leaf leaves_21[] = {{0, 'i', 1}, {0}};
static const cs_leaf leaves_22[] = {{0, 'S', 1}, {0}};
static const cs_leaf leaves_23[] = {{0, 'I', 1}, {0}};
static const cs_leaf leaves_24[] = {{0, 'e', 1}, {0}};
static const cs_leaf leaves_25[] = {{0, 'E', 1}, {0}};
static const cs_leaf leaves_26[] = {{offsetof(cs_t26, m0), 'C', 1}, {0}};
static const cs_leaf leaves_27[] = {{offsetof(cs_t27, m0[0]), 'C', 2}, {0}};
static const cs_leaf leaves_28[] = {{offsetof(cs_t28, m0[0]), 'C', 3}, {0}};
static const cs_leaf leaves_29[] = {{offsetof(cs_t29, m0[0]), 'C', 4}, {0}};
static const cs_leaf leaves_30[] = {{offsetof(cs_t30, m0[0]), 'C', 5}, {0}};
static const cs_leaf leaves_31[] = {{offsetof(cs_t31, m0[0]), 'C', 6}, {0}};
static const cs_leaf leaves_32[] = {{offsetof(cs_t32, m0[0]), 'C', 7}, {0}};
static const cs_leaf leaves_33[] = {{offsetof(cs_t33, m0[0]), 'C', 8}, {0}};
static const cs_leaf leaves_34[] = {{offsetof(cs_t34, m0[0]), 'C', 9}, {0}};
static const cs_leaf leaves_35[] = {{offsetof(cs_t35, m0[0]), 'C', 10}, {0}};
static const cs_leaf leaves_36[] = {{offsetof(cs_t36, m0[0]), 'C', 11}, {0}};
static const cs_leaf leaves_37[] = {{offsetof(cs_t37, m0[0]), 'C', 12}, {0}};
static const cs_leaf leaves_38[] = {{offsetof(cs_t38, m0[0]), 'C', 13}, {0}};
static const cs_leaf leaves_39[] = {{offsetof(cs_t39, m0[0]), 'C', 14}, {0}};
static const cs_leaf leaves_40[] = {{offsetof(cs_t40, m0[0]), 'C', 15}, {0}};
static const cs_leaf leaves_41[] = {{offsetof(cs_t41, m0[0]), 'C', 16}, {0}};
static const cs_leaf leaves_42[] = {{offsetof(cs_t42, m0[0]), 'C', 17}, {0}};
static const cs_leaf leaves_43[] = {{offsetof(cs_t43, m0[0]), 'C', 8}, {offsetof(cs_t43, m1[0]), 'C', 6},
    {offsetof(cs_t43, m2[0]), 'C', 4}, {0}};
static const cs_leaf leaves_44[] = {{offsetof(cs_t44, m0), 'q', 1}, {offsetof(cs_t44, m1[0]), 'C', 5}, {offsetof(cs_t44,
    m2[0]), 'c', 2}, {offsetof(cs_t44, m3[0]), 'C', 4}, {0}};
static const cs_leaf leaves_45[] = {{offsetof(cs_t45, m0[0]), 's', 3}, {offsetof(cs_t45, m1[0]), 's', 5},
    {offsetof(cs_t45, m2), 'c', 1}, {offsetof(cs_t45, m3[0]), 'B', 2}, {offsetof(cs_t45, m4), 'C', 1}, {0}};
static const cs_leaf leaves_46[] = {{offsetof(cs_t46, m0[0]), 'q', 2}, {offsetof(cs_t46, m1), 'f', 1}, {offsetof(cs_t46,
    m2), 'B', 1}, {0}};
static const cs_leaf leaves_47[] = {{offsetof(cs_t47, m0[0]), 'c', 12}, {offsetof(cs_t47, m1[0]), 'B', 4},
    {offsetof(cs_t47, m2[0]), 'c', 2}, {offsetof(cs_t47, m3[0]), 'C', 2}, {offsetof(cs_t47, m4), 'C', 1},
    {offsetof(cs_t47, m5), 'C', 1}, {0}};
static const cs_leaf leaves_48[] = {{offsetof(cs_t48, m0[0]), 'q', 2}, {offsetof(cs_t48, m1[0]), 'C', 5},
    {offsetof(cs_t48, m2[0]), 'c', 2}, {0}};
static const cs_leaf leaves_49[] = {{offsetof(cs_t49, m0[0]), 'C', 24}, {0}};
static const cs_leaf leaves_50[] = {{offsetof(cs_t50, m0[0]), 'd', 2}, {offsetof(cs_t50, m1[0]), 'f', 2},
    {offsetof(cs_t50, m2), 'C', 1}, {0}};
static const cs_leaf leaves_51[] = {{offsetof(cs_t51, m0[0]), 'q', 3}, {offsetof(cs_t51, m1), 'B', 1}, {offsetof(cs_t51,
    m2), 'c', 1}, {0}};
static const cs_leaf leaves_52[] = {{offsetof(cs_t52, m0[0]), 'i', 5}, {offsetof(cs_t52, m1), 'S', 1}, {offsetof(cs_t52,
    m2[0]), 'S', 2}, {offsetof(cs_t52, m3), 'C', 1}, {0}};
static const cs_leaf leaves_53[] = {{offsetof(cs_t53, m0[0]), 'q', 3}, {offsetof(cs_t53, m1), 'B', 1}, {offsetof(cs_t53,
    m2), 'c', 1}, {offsetof(cs_t53, m3[0]), 'c', 2}, {0}};
static const cs_leaf leaves_54[] = {{offsetof(cs_t54, m0), 'd', 1}, {offsetof(cs_t54, m1[0]), 'I', 5}, {offsetof(cs_t54,
    m2), 'C', 1}, {0}};
static const cs_leaf leaves_55[] = {{offsetof(cs_t55, m0[0]), 'f', 4}, {offsetof(cs_t55, m1[0]), 'f', 3},
    {offsetof(cs_t55, m2), 'c', 1}, {offsetof(cs_t55, m3), 'B', 1}, {0}};
static const cs_leaf leaves_56[] = {{offsetof(cs_t56, m0), 'Q', 1}, {offsetof(cs_t56, m1), 'd', 1}, {offsetof(cs_t56,
    m2[0]), 'c', 15}, {0}};
static const cs_leaf leaves_57[] = {{offsetof(cs_t57, m0[0]), 'C', 32}, {0}};
static const cs_leaf leaves_58[] = {{offsetof(cs_t58, m0[0]), 'C', 33}, {0}};
static const cs_leaf leaves_59[] = {{offsetof(cs_t59, m0[0]), 'f', 5}, {offsetof(cs_t59, m1[0]), 'c', 14},
    {offsetof(cs_t59, m2[0]), 'B', 3}, {offsetof(cs_t59, m3), 'c', 1}, {offsetof(cs_t59, m4), 'B', 1}, {0}};
static const cs_leaf leaves_60[] = {{offsetof(cs_t60, m0[0]), 'i', 3}, {offsetof(cs_t60, m1[0]), 's', 13},
    {offsetof(cs_t60, m2), 's', 1}, {0}};
static const cs_leaf leaves_61[] = {{offsetof(cs_t61, m0[0]), 'c', 11}, {offsetof(cs_t61, m1[0]), 'B', 7},
    {offsetof(cs_t61, m2[0]), 'c', 25}, {offsetof(cs_t61, m3[0]), 'C', 2}, {offsetof(cs_t61, m4), 'C', 1},
    {offsetof(cs_t61, m5), 'B', 1}, {0}};
static const cs_leaf leaves_62[] = {{offsetof(cs_t62, m0[0]), 'Q', 3}, {offsetof(cs_t62, m1[0]), 'I', 3},
    {offsetof(cs_t62, m2), 'I', 1}, {offsetof(cs_t62, m3[0]), 's', 4}, {0}};
static const cs_leaf leaves_63[] = {{offsetof(cs_t63, m0[0]), 'd', 3}, {offsetof(cs_t63, m1[0]), 'B', 6},
    {offsetof(cs_t63, m2[0]), 'B', 9}, {offsetof(cs_t63, m3[0]), 'c', 8}, {offsetof(cs_t63, m4[0]), 'C', 2}, {0}};
static const cs_leaf leaves_64[] = {{offsetof(cs_t64, m0[0]), 'C', 16}, {offsetof(cs_t64, m1[0]), 'B', 26},
    {offsetof(cs_t64, m2[0]), 'B', 14}, {offsetof(cs_t64, m3[0]), 'C', 7}, {0}};
static const cs_leaf leaves_65[] = {{offsetof(cs_t65, m0[0]), 'C', 64}, {0}};
static const cs_leaf leaves_66[] = {{offsetof(cs_t66, m0[0]), 'i', 10}, {offsetof(cs_t66, m1[0]), 's', 8},
    {offsetof(cs_t66, m2[0]), 'B', 8}, {offsetof(cs_t66, m3), 'C', 1}, {0}};
static const cs_leaf leaves_67[] = {{offsetof(cs_t67, m0[0]), 'I', 18}, {offsetof(cs_t67, m1), 'i', 1},
    {offsetof(cs_t67, m2[0]), 'C', 3}, {offsetof(cs_t67, m3[0]), 'c', 6}, {offsetof(cs_t67, m4[0]), 'c', 9},
    {offsetof(cs_t67, m5), 'C', 1}, {offsetof(cs_t67, m6), 'C', 1}, {0}};
static const cs_leaf leaves_68[] = {{offsetof(cs_t68, m0[0]), 'd', 3}, {offsetof(cs_t68, m1[0]), 'f', 9},
    {offsetof(cs_t68, m2[0]), 'i', 2}, {offsetof(cs_t68, m3), 's', 1}, {offsetof(cs_t68, m4[0]), 'c', 28},
    {offsetof(cs_t68, m5), 'C', 1}, {offsetof(cs_t68, m6), 'c', 1}, {0}};
static const cs_leaf leaves_69[] = {{offsetof(cs_t69, m0[0]), 's', 15}, {offsetof(cs_t69, m1[0]), 'B', 31},
    {offsetof(cs_t69, m2[0]), 'C', 39}, {offsetof(cs_t69, m3[0]), 'c', 21}, {offsetof(cs_t69, m4[0]), 'c', 4},
    {offsetof(cs_t69, m5), 'C', 1}, {offsetof(cs_t69, m6), 'C', 1}, {0}};
static const cs_leaf leaves_70[] = {{offsetof(cs_t70, m0[0]), 'f', 22}, {offsetof(cs_t70, m1[0]), 'B', 5},
    {offsetof(cs_t70, m2[0]), 'C', 31}, {offsetof(cs_t70, m3[0]), 'C', 4}, {0}};
static const cs_leaf leaves_71[] = {{offsetof(cs_t71, m0[0]), 'f', 7}, {offsetof(cs_t71, m1[0]), 'B', 38},
    {offsetof(cs_t71, m2[0]), 'c', 23}, {offsetof(cs_t71, m3[0]), 'c', 30}, {offsetof(cs_t71, m4[0]), 'C', 6},
    {offsetof(cs_t71, m5[0]), 'C', 3}, {offsetof(cs_t71, m6), 'c', 1}, {0}};
static const cs_leaf leaves_72[] = {{offsetof(cs_t72, m0[0]), 'Q', 15}, {offsetof(cs_t72, m1[0]), 'f', 7},
    {offsetof(cs_t72, m2[0]), 'B', 23}, {offsetof(cs_t72, m3[0]), 'C', 6}, {offsetof(cs_t72, m4[0]), 'B', 8},
    {offsetof(cs_t72, m5[0]), 'C', 3}, {offsetof(cs_t72, m6[0]), 'c', 5}, {offsetof(cs_t72, m7[0]), 'B', 7}, {0}};
static const cs_leaf leaves_73[] = {{offsetof(cs_t73, m0[0]), 'C', 255}, {0}};
static const cs_leaf leaves_74[] = {{offsetof(cs_t74, m0[0]), 'C', 256}, {0}};
static const cs_leaf leaves_75[] = {{offsetof(cs_t75, m0), 'c', 1}, {offsetof(cs_t75, m1), 'c', 1}, {0}};
static const cs_leaf leaves_76[] = {{offsetof(cs_t76, m0[0]), 'c', 3}, {0}};
static const cs_leaf leaves_77[] = {{offsetof(cs_t77, m0), 'c', 1}, {offsetof(cs_t77, m1), 'c', 1}, {0}};
static const cs_leaf leaves_78[] = {{offsetof(cs_t78, m0), 'c', 1}, {offsetof(cs_t78, m1), 'c', 1}, {0}};
static const cs_leaf leaves_79[] = {{offsetof(cs_t79, m0), 'f', 1}, {offsetof(cs_t79, m1), 'c', 1}, {0}};
static const cs_leaf leaves_80[] = {{offsetof(cs_t80, m0), 'c', 1}, {offsetof(cs_t80, m1), 'd', 1}, {offsetof(cs_t80,
    m2), 'c', 1}, {0}};
static const cs_leaf leaves_81[] = {{offsetof(cs_t81, m0), 'c', 1}, {offsetof(cs_t81, m1), 'C', 1}, {0}};
static const cs_leaf leaves_82[] = {{offsetof(cs_t82, m0[0]), 'C', 3}, {0}};
static const cs_leaf leaves_83[] = {{offsetof(cs_t83, m0), 'C', 1}, {offsetof(cs_t83, m1), 'C', 1}, {0}};
static const cs_leaf leaves_84[] = {{offsetof(cs_t84, m0), 'C', 1}, {offsetof(cs_t84, m1), 'c', 1}, {0}};
static const cs_leaf leaves_85[] = {{offsetof(cs_t85, m0), 'f', 1}, {offsetof(cs_t85, m1), 'C', 1}, {0}};
static const cs_leaf leaves_86[] = {{offsetof(cs_t86, m0), 'C', 1}, {offsetof(cs_t86, m1), 'd', 1}, {offsetof(cs_t86,
    m2), 'C', 1}, {0}};
static const cs_leaf leaves_87[] = {{offsetof(cs_t87, m0), 'c', 1}, {offsetof(cs_t87, m1), 's', 1}, {0}};
static const cs_leaf leaves_88[] = {{offsetof(cs_t88, m0[0]), 's', 3}, {0}};
static const cs_leaf leaves_89[] = {{offsetof(cs_t89, m0), 's', 1}, {offsetof(cs_t89, m1), 's', 1}, {0}};
static const cs_leaf leaves_90[] = {{offsetof(cs_t90, m0), 's', 1}, {offsetof(cs_t90, m1), 'c', 1}, {0}};
static const cs_leaf leaves_91[] = {{offsetof(cs_t91, m0), 'f', 1}, {offsetof(cs_t91, m1), 's', 1}, {0}};
static const cs_leaf leaves_92[] = {{offsetof(cs_t92, m0), 's', 1}, {offsetof(cs_t92, m1), 'd', 1}, {offsetof(cs_t92,
    m2), 's', 1}, {0}};
static const cs_leaf leaves_93[] = {{offsetof(cs_t93, m0), 'c', 1}, {offsetof(cs_t93, m1), 'S', 1}, {0}};
static const cs_leaf leaves_94[] = {{offsetof(cs_t94, m0[0]), 'S', 3}, {0}};
static const cs_leaf leaves_95[] = {{offsetof(cs_t95, m0), 'S', 1}, {offsetof(cs_t95, m1), 'S', 1}, {0}};
static const cs_leaf leaves_96[] = {{offsetof(cs_t96, m0), 'S', 1}, {offsetof(cs_t96, m1), 'c', 1}, {0}};
static const cs_leaf leaves_97[] = {{offsetof(cs_t97, m0), 'f', 1}, {offsetof(cs_t97, m1), 'S', 1}, {0}};
static const cs_leaf leaves_98[] = {{offsetof(cs_t98, m0), 'S', 1}, {offsetof(cs_t98, m1), 'd', 1}, {offsetof(cs_t98,
    m2), 'S', 1}, {0}};
static const cs_leaf leaves_99[] = {{offsetof(cs_t99, m0), 'c', 1}, {offsetof(cs_t99, m1), 'i', 1}, {0}};
static const cs_leaf leaves_100[] = {{offsetof(cs_t100, m0[0]), 'i', 3}, {0}};
static const cs_leaf leaves_101[] = {{offsetof(cs_t101, m0), 'i', 1}, {offsetof(cs_t101, m1), 'i', 1}, {0}};
static const cs_leaf leaves_102[] = {{offsetof(cs_t102, m0), 'i', 1}, {offsetof(cs_t102, m1), 'c', 1}, {0}};
static const cs_leaf leaves_103[] = {{offsetof(cs_t103, m0), 'f', 1}, {offsetof(cs_t103, m1), 'i', 1}, {0}};
static const cs_leaf leaves_104[] = {{offsetof(cs_t104, m0), 'i', 1}, {offsetof(cs_t104, m1), 'd', 1},
    {offsetof(cs_t104, m2), 'i', 1}, {0}};
static const cs_leaf leaves_105[] = {{offsetof(cs_t105, m0), 'c', 1}, {offsetof(cs_t105, m1), 'I', 1}, {0}};
static const cs_leaf leaves_106[] = {{offsetof(cs_t106, m0[0]), 'I', 3}, {0}};
static const cs_leaf leaves_107[] = {{offsetof(cs_t107, m0), 'I', 1}, {offsetof(cs_t107, m1), 'I', 1}, {0}};
static const cs_leaf leaves_108[] = {{offsetof(cs_t108, m0), 'I', 1}, {offsetof(cs_t108, m1), 'c', 1}, {0}};
static const cs_leaf leaves_109[] = {{offsetof(cs_t109, m0), 'f', 1}, {offsetof(cs_t109, m1), 'I', 1}, {0}};
static const cs_leaf leaves_110[] = {{offsetof(cs_t110, m0), 'I', 1}, {offsetof(cs_t110, m1), 'd', 1},
    {offsetof(cs_t110, m2), 'I', 1}, {0}};
static const cs_leaf leaves_111[] = {{offsetof(cs_t111, m0), 'c', 1}, {offsetof(cs_t111, m1), 'q', 1}, {0}};
static const cs_leaf leaves_112[] = {{offsetof(cs_t112, m0[0]), 'q', 3}, {0}};
static const cs_leaf leaves_113[] = {{offsetof(cs_t113, m0), 'q', 1}, {offsetof(cs_t113, m1), 'q', 1}, {0}};
static const cs_leaf leaves_114[] = {{offsetof(cs_t114, m0), 'q', 1}, {offsetof(cs_t114, m1), 'c', 1}, {0}};
static const cs_leaf leaves_115[] = {{offsetof(cs_t115, m0), 'f', 1}, {offsetof(cs_t115, m1), 'q', 1}, {0}};
static const cs_leaf leaves_116[] = {{offsetof(cs_t116, m0), 'q', 1}, {offsetof(cs_t116, m1), 'd', 1},
    {offsetof(cs_t116, m2), 'q', 1}, {0}};
static const cs_leaf leaves_117[] = {{offsetof(cs_t117, m0), 'c', 1}, {offsetof(cs_t117, m1), 'Q', 1}, {0}};
static const cs_leaf leaves_118[] = {{offsetof(cs_t118, m0[0]), 'Q', 3}, {0}};
static const cs_leaf leaves_119[] = {{offsetof(cs_t119, m0), 'Q', 1}, {offsetof(cs_t119, m1), 'Q', 1}, {0}};
static const cs_leaf leaves_120[] = {{offsetof(cs_t120, m0), 'Q', 1}, {offsetof(cs_t120, m1), 'c', 1}, {0}};
static const cs_leaf leaves_121[] = {{offsetof(cs_t121, m0), 'f', 1}, {offsetof(cs_t121, m1), 'f', 1},
    {offsetof(cs_t121, m2), 'Q', 1}, {0}};
static const cs_leaf leaves_122[] = {{offsetof(cs_t122, m0), 'Q', 1}, {offsetof(cs_t122, m1), 'd', 1},
    {offsetof(cs_t122, m2), 'Q', 1}, {0}};
static const cs_leaf leaves_123[] = {{offsetof(cs_t123, m0), 'c', 1}, {offsetof(cs_t123, m1), 'f', 1}, {0}};
static const cs_leaf leaves_124[] = {{offsetof(cs_t124, m0[0]), 'f', 3}, {0}};
static const cs_leaf leaves_125[] = {{offsetof(cs_t125, m0), 'f', 1}, {offsetof(cs_t125, m1), 'f', 1}, {0}};
static const cs_leaf leaves_126[] = {{offsetof(cs_t126, m0), 'f', 1}, {offsetof(cs_t126, m1), 'c', 1}, {0}};
static const cs_leaf leaves_127[] = {{offsetof(cs_t127, m0), 'f', 1}, {offsetof(cs_t127, m1), 'f', 1}, {0}};
static const cs_leaf leaves_128[] = {{offsetof(cs_t128, m0), 'f', 1}, {offsetof(cs_t128, m1), 'd', 1},
    {offsetof(cs_t128, m2), 'f', 1}, {0}};
static const cs_leaf leaves_129[] = {{offsetof(cs_t129, m0), 'c', 1}, {offsetof(cs_t129, m1), 'd', 1}, {0}};
static const cs_leaf leaves_130[] = {{offsetof(cs_t130, m0[0]), 'd', 3}, {0}};
static const cs_leaf leaves_131[] = {{offsetof(cs_t131, m0), 'd', 1}, {offsetof(cs_t131, m1), 'd', 1}, {0}};
static const cs_leaf leaves_132[] = {{offsetof(cs_t132, m0), 'd', 1}, {offsetof(cs_t132, m1), 'c', 1}, {0}};
static const cs_leaf leaves_133[] = {{offsetof(cs_t133, m0), 'f', 1}, {offsetof(cs_t133, m1), 'd', 1}, {0}};
static const cs_leaf leaves_134[] = {{offsetof(cs_t134, m0), 'd', 1}, {offsetof(cs_t134, m1), 'd', 1},
    {offsetof(cs_t134, m2), 'd', 1}, {0}};
static const cs_leaf leaves_135[] = {{offsetof(cs_t135, m0), 'c', 1}, {offsetof(cs_t135, m1), 'B', 1}, {0}};
static const cs_leaf leaves_136[] = {{offsetof(cs_t136, m0[0]), 'B', 3}, {0}};
static const cs_leaf leaves_137[] = {{offsetof(cs_t137, m0), 'B', 1}, {offsetof(cs_t137, m1), 'B', 1}, {0}};
static const cs_leaf leaves_138[] = {{offsetof(cs_t138, m0), 'B', 1}, {offsetof(cs_t138, m1), 'c', 1}, {0}};
static const cs_leaf leaves_139[] = {{offsetof(cs_t139, m0), 'f', 1}, {offsetof(cs_t139, m1), 'B', 1}, {0}};
static const cs_leaf leaves_140[] = {{offsetof(cs_t140, m0), 'B', 1}, {offsetof(cs_t140, m1), 'd', 1},
    {offsetof(cs_t140, m2), 'B', 1}, {0}};
static const cs_leaf leaves_141[] = {{offsetof(cs_t141, m0), 'c', 1}, {offsetof(cs_t141, m1), 'D', 1}, {0}};
static const cs_leaf leaves_142[] = {{offsetof(cs_t142, m0[0]), 'D', 3}, {0}};
static const cs_leaf leaves_143[] = {{offsetof(cs_t143, m0), 'D', 1}, {offsetof(cs_t143, m1), 'D', 1}, {0}};
static const cs_leaf leaves_144[] = {{offsetof(cs_t144, m0), 'D', 1}, {offsetof(cs_t144, m1), 'c', 1}, {0}};
static const cs_leaf leaves_145[] = {{offsetof(cs_t145, m0), 'f', 1}, {offsetof(cs_t145, m1), 'f', 1},
    {offsetof(cs_t145, m2), 'D', 1}, {0}};
static const cs_leaf leaves_146[] = {{offsetof(cs_t146, m0), 'D', 1}, {offsetof(cs_t146, m1), 'd', 1},
    {offsetof(cs_t146, m2), 'D', 1}, {0}};
static const cs_leaf leaves_147[] = {{offsetof(cs_t147, m0), 'c', 1}, {offsetof(cs_t147, m1), 't', 1}, {0}};
static const cs_leaf leaves_148[] = {{offsetof(cs_t148, m0[0]), 't', 3}, {0}};
static const cs_leaf leaves_149[] = {{offsetof(cs_t149, m0), 't', 1}, {offsetof(cs_t149, m1), 't', 1}, {0}};
static const cs_leaf leaves_150[] = {{offsetof(cs_t150, m0), 't', 1}, {offsetof(cs_t150, m1), 'c', 1}, {0}};
static const cs_leaf leaves_151[] = {{offsetof(cs_t151, m0), 'f', 1}, {offsetof(cs_t151, m1), 'f', 1},
    {offsetof(cs_t151, m2), 't', 1}, {0}};
static const cs_leaf leaves_152[] = {{offsetof(cs_t152, m0), 't', 1}, {offsetof(cs_t152, m1), 'd', 1},
    {offsetof(cs_t152, m2), 't', 1}, {0}};
static const cs_leaf leaves_153[] = {{offsetof(cs_t153, m0), 'c', 1}, {offsetof(cs_t153, m1), 't', 1}, {0}};
static const cs_leaf leaves_154[] = {{offsetof(cs_t154, m0[0]), 't', 3}, {0}};
static const cs_leaf leaves_155[] = {{offsetof(cs_t155, m0), 't', 1}, {offsetof(cs_t155, m1), 't', 1}, {0}};
static const cs_leaf leaves_156[] = {{offsetof(cs_t156, m0), 't', 1}, {offsetof(cs_t156, m1), 'c', 1}, {0}};
static const cs_leaf leaves_157[] = {{offsetof(cs_t157, m0), 'f', 1}, {offsetof(cs_t157, m1), 'f', 1},
    {offsetof(cs_t157, m2), 't', 1}, {0}};
static const cs_leaf leaves_158[] = {{offsetof(cs_t158, m0), 't', 1}, {offsetof(cs_t158, m1), 'd', 1},
    {offsetof(cs_t158, m2), 't', 1}, {0}};
static const cs_leaf leaves_159[] = {{offsetof(cs_t159, m0), 'c', 1}, {offsetof(cs_t159, m1), 'p', 1}, {0}};
static const cs_leaf leaves_160[] = {{offsetof(cs_t160, m0[0]), 'p', 3}, {0}};
static const cs_leaf leaves_161[] = {{offsetof(cs_t161, m0), 'p', 1}, {offsetof(cs_t161, m1), 'p', 1}, {0}};
static const cs_leaf leaves_162[] = {{offsetof(cs_t162, m0), 'p', 1}, {offsetof(cs_t162, m1), 'c', 1}, {0}};
static const cs_leaf leaves_163[] = {{offsetof(cs_t163, m0), 'f', 1}, {offsetof(cs_t163, m1), 'p', 1}, {0}};
static const cs_leaf leaves_164[] = {{offsetof(cs_t164, m0), 'p', 1}, {offsetof(cs_t164, m1), 'd', 1},
    {offsetof(cs_t164, m2), 'p', 1}, {0}};
static const cs_leaf leaves_165[] = {{offsetof(cs_t165, m0), 'c', 1}, {offsetof(cs_t165, m1), 'p', 1}, {0}};
static const cs_leaf leaves_166[] = {{offsetof(cs_t166, m0[0]), 'p', 3}, {0}};
static const cs_leaf leaves_167[] = {{offsetof(cs_t167, m0), 'p', 1}, {offsetof(cs_t167, m1), 'p', 1}, {0}};
static const cs_leaf leaves_168[] = {{offsetof(cs_t168, m0), 'p', 1}, {offsetof(cs_t168, m1), 'c', 1}, {0}};
static const cs_leaf leaves_169[] = {{offsetof(cs_t169, m0), 'f', 1}, {offsetof(cs_t169, m1), 'f', 1},
    {offsetof(cs_t169, m2), 'p', 1}, {0}};
static const cs_leaf leaves_170[] = {{offsetof(cs_t170, m0), 'p', 1}, {offsetof(cs_t170, m1), 'd', 1},
    {offsetof(cs_t170, m2), 'p', 1}, {0}};
static const cs_leaf leaves_171[] = {{offsetof(cs_t171, m0), 'c', 1}, {offsetof(cs_t171, m1), 'n', 1}, {0}};
static const cs_leaf leaves_172[] = {{offsetof(cs_t172, m0[0]), 'n', 3}, {0}};
static const cs_leaf leaves_173[] = {{offsetof(cs_t173, m0), 'n', 1}, {offsetof(cs_t173, m1), 'n', 1}, {0}};
static const cs_leaf leaves_174[] = {{offsetof(cs_t174, m0), 'n', 1}, {offsetof(cs_t174, m1), 'c', 1}, {0}};
static const cs_leaf leaves_175[] = {{offsetof(cs_t175, m0), 'f', 1}, {offsetof(cs_t175, m1), 'f', 1},
    {offsetof(cs_t175, m2), 'n', 1}, {0}};
static const cs_leaf leaves_176[] = {{offsetof(cs_t176, m0), 'n', 1}, {offsetof(cs_t176, m1), 'd', 1},
    {offsetof(cs_t176, m2), 'n', 1}, {0}};
static const cs_leaf leaves_177[] = {{offsetof(cs_t177, m0), 'c', 1}, {offsetof(cs_t177, m1), 'p', 1}, {0}};
static const cs_leaf leaves_178[] = {{offsetof(cs_t178, m0[0]), 'p', 3}, {0}};
static const cs_leaf leaves_179[] = {{offsetof(cs_t179, m0), 'p', 1}, {offsetof(cs_t179, m1), 'p', 1}, {0}};
static const cs_leaf leaves_180[] = {{offsetof(cs_t180, m0), 'p', 1}, {offsetof(cs_t180, m1), 'c', 1}, {0}};
static const cs_leaf leaves_181[] = {{offsetof(cs_t181, m0), 'f', 1}, {offsetof(cs_t181, m1), 'f', 1},
    {offsetof(cs_t181, m2), 'p', 1}, {0}};
static const cs_leaf leaves_182[] = {{offsetof(cs_t182, m0), 'p', 1}, {offsetof(cs_t182, m1), 'd', 1},
    {offsetof(cs_t182, m2), 'p', 1}, {0}};
static const cs_leaf leaves_183[] = {{offsetof(cs_t183, m0), 'c', 1}, {offsetof(cs_t183, m1), 'p', 1}, {0}};
static const cs_leaf leaves_184[] = {{offsetof(cs_t184, m0[0]), 'p', 3}, {0}};
static const cs_leaf leaves_185[] = {{offsetof(cs_t185, m0), 'p', 1}, {offsetof(cs_t185, m1), 'p', 1}, {0}};
static const cs_leaf leaves_186[] = {{offsetof(cs_t186, m0), 'p', 1}, {offsetof(cs_t186, m1), 'c', 1}, {0}};
static const cs_leaf leaves_187[] = {{offsetof(cs_t187, m0), 'f', 1}, {offsetof(cs_t187, m1), 'f', 1},
    {offsetof(cs_t187, m2), 'p', 1}, {0}};
static const cs_leaf leaves_188[] = {{offsetof(cs_t188, m0), 'p', 1}, {offsetof(cs_t188, m1), 'd', 1},
    {offsetof(cs_t188, m2), 'p', 1}, {0}};
static const cs_leaf leaves_189[] = {{offsetof(cs_t189, m0), 'c', 1}, {offsetof(cs_t189, m1), 'p', 1}, {0}};
static const cs_leaf leaves_190[] = {{offsetof(cs_t190, m0[0]), 'p', 3}, {0}};
static const cs_leaf leaves_191[] = {{offsetof(cs_t191, m0), 'p', 1}, {offsetof(cs_t191, m1), 'p', 1}, {0}};
static const cs_leaf leaves_192[] = {{offsetof(cs_t192, m0), 'p', 1}, {offsetof(cs_t192, m1), 'c', 1}, {0}};
static const cs_leaf leaves_193[] = {{offsetof(cs_t193, m0), 'f', 1}, {offsetof(cs_t193, m1), 'f', 1},
    {offsetof(cs_t193, m2), 'p', 1}, {0}};
static const cs_leaf leaves_194[] = {{offsetof(cs_t194, m0), 'p', 1}, {offsetof(cs_t194, m1), 'd', 1},
    {offsetof(cs_t194, m2), 'p', 1}, {0}};
static const cs_leaf leaves_195[] = {{offsetof(cs_t195, m0), 'c', 1}, {offsetof(cs_t195, m1), 'x', 1}, {0}};
static const cs_leaf leaves_196[] = {{offsetof(cs_t196, m0[0]), 'x', 3}, {0}};
static const cs_leaf leaves_197[] = {{offsetof(cs_t197, m0), 'x', 1}, {offsetof(cs_t197, m1), 'x', 1}, {0}};
static const cs_leaf leaves_198[] = {{offsetof(cs_t198, m0), 'x', 1}, {offsetof(cs_t198, m1), 'c', 1}, {0}};
static const cs_leaf leaves_199[] = {{offsetof(cs_t199, m0), 'f', 1}, {offsetof(cs_t199, m1), 'f', 1},
    {offsetof(cs_t199, m2), 'x', 1}, {0}};
static const cs_leaf leaves_200[] = {{offsetof(cs_t200, m0), 'x', 1}, {offsetof(cs_t200, m1), 'd', 1},
    {offsetof(cs_t200, m2), 'x', 1}, {0}};
static const cs_leaf leaves_201[] = {{offsetof(cs_t201, m0), 'c', 1}, {offsetof(cs_t201, m1), 'i', 1}, {0}};
static const cs_leaf leaves_202[] = {{offsetof(cs_t202, m0[0]), 'i', 3}, {0}};
static const cs_leaf leaves_203[] = {{offsetof(cs_t203, m0), 'i', 1}, {offsetof(cs_t203, m1), 'i', 1}, {0}};
static const cs_leaf leaves_204[] = {{offsetof(cs_t204, m0), 'i', 1}, {offsetof(cs_t204, m1), 'c', 1}, {0}};
static const cs_leaf leaves_205[] = {{offsetof(cs_t205, m0), 'f', 1}, {offsetof(cs_t205, m1), 'i', 1}, {0}};
static const cs_leaf leaves_206[] = {{offsetof(cs_t206, m0), 'i', 1}, {offsetof(cs_t206, m1), 'd', 1},
    {offsetof(cs_t206, m2), 'i', 1}, {0}};
static const cs_leaf leaves_207[] = {{offsetof(cs_t207, m0), 'c', 1}, {offsetof(cs_t207, m1), 'S', 1}, {0}};
static const cs_leaf leaves_208[] = {{offsetof(cs_t208, m0[0]), 'S', 3}, {0}};
static const cs_leaf leaves_209[] = {{offsetof(cs_t209, m0), 'S', 1}, {offsetof(cs_t209, m1), 'S', 1}, {0}};
static const cs_leaf leaves_210[] = {{offsetof(cs_t210, m0), 'S', 1}, {offsetof(cs_t210, m1), 'c', 1}, {0}};
static const cs_leaf leaves_211[] = {{offsetof(cs_t211, m0), 'f', 1}, {offsetof(cs_t211, m1), 'S', 1}, {0}};
static const cs_leaf leaves_212[] = {{offsetof(cs_t212, m0), 'S', 1}, {offsetof(cs_t212, m1), 'd', 1},
    {offsetof(cs_t212, m2), 'S', 1}, {0}};
static const cs_leaf leaves_213[] = {{offsetof(cs_t213, m0), 'c', 1}, {offsetof(cs_t213, m1), 'I', 1}, {0}};
static const cs_leaf leaves_214[] = {{offsetof(cs_t214, m0[0]), 'I', 3}, {0}};
static const cs_leaf leaves_215[] = {{offsetof(cs_t215, m0), 'I', 1}, {offsetof(cs_t215, m1), 'I', 1}, {0}};
static const cs_leaf leaves_216[] = {{offsetof(cs_t216, m0), 'I', 1}, {offsetof(cs_t216, m1), 'c', 1}, {0}};
static const cs_leaf leaves_217[] = {{offsetof(cs_t217, m0), 'f', 1}, {offsetof(cs_t217, m1), 'I', 1}, {0}};
static const cs_leaf leaves_218[] = {{offsetof(cs_t218, m0), 'I', 1}, {offsetof(cs_t218, m1), 'd', 1},
    {offsetof(cs_t218, m2), 'I', 1}, {0}};
static const cs_leaf leaves_219[] = {{offsetof(cs_t219, m0), 'c', 1}, {offsetof(cs_t219, m1), 'e', 1}, {0}};
static const cs_leaf leaves_220[] = {{offsetof(cs_t220, m0[0]), 'e', 3}, {0}};
static const cs_leaf leaves_221[] = {{offsetof(cs_t221, m0), 'e', 1}, {offsetof(cs_t221, m1), 'e', 1}, {0}};
static const cs_leaf leaves_222[] = {{offsetof(cs_t222, m0), 'e', 1}, {offsetof(cs_t222, m1), 'c', 1}, {0}};
static const cs_leaf leaves_223[] = {{offsetof(cs_t223, m0), 'f', 1}, {offsetof(cs_t223, m1), 'e', 1}, {0}};
static const cs_leaf leaves_224[] = {{offsetof(cs_t224, m0), 'e', 1}, {offsetof(cs_t224, m1), 'd', 1},
    {offsetof(cs_t224, m2), 'e', 1}, {0}};
static const cs_leaf leaves_225[] = {{offsetof(cs_t225, m0), 'c', 1}, {offsetof(cs_t225, m1), 'E', 1}, {0}};
static const cs_leaf leaves_226[] = {{offsetof(cs_t226, m0[0]), 'E', 3}, {0}};
static const cs_leaf leaves_227[] = {{offsetof(cs_t227, m0), 'E', 1}, {offsetof(cs_t227, m1), 'E', 1}, {0}};
static const cs_leaf leaves_228[] = {{offsetof(cs_t228, m0), 'E', 1}, {offsetof(cs_t228, m1), 'c', 1}, {0}};
static const cs_leaf leaves_229[] = {{offsetof(cs_t229, m0), 'f', 1}, {offsetof(cs_t229, m1), 'E', 1}, {0}};
static const cs_leaf leaves_230[] = {{offsetof(cs_t230, m0), 'E', 1}, {offsetof(cs_t230, m1), 'd', 1},
    {offsetof(cs_t230, m2), 'E', 1}, {0}};
static const cs_leaf leaves_231[] = {{offsetof(cs_t231, m0), 'f', 1}, {0}};
static const cs_leaf leaves_232[] = {{offsetof(cs_t232, m0), 'f', 1}, {offsetof(cs_t232, m1), 'f', 1}, {0}};
static const cs_leaf leaves_233[] = {{offsetof(cs_t233, m0), 'f', 1}, {offsetof(cs_t233, m1), 'f', 1},
    {offsetof(cs_t233, m2), 'f', 1}, {offsetof(cs_t233, m3), 'f', 1}, {0}};
static const cs_leaf leaves_234[] = {{offsetof(cs_t234, m0), 'f', 1}, {offsetof(cs_t234, m1), 'f', 1},
    {offsetof(cs_t234, m2), 'f', 1}, {offsetof(cs_t234, m3), 'f', 1}, {offsetof(cs_t234, m4), 'f', 1}, {0}};
static const cs_leaf leaves_235[] = {{offsetof(cs_t235, m0), 'f', 1}, {offsetof(cs_t235, m1), 'f', 1}, {0}};
static const cs_leaf leaves_236[] = {{offsetof(cs_t236, m0.m0), 'f', 1}, {offsetof(cs_t236, m0.m1), 'f', 1},
    {offsetof(cs_t236, m1), 'f', 1}, {0}};
static const cs_leaf leaves_237[] = {{offsetof(cs_t237, m0.m0), 'f', 1}, {offsetof(cs_t237, m0.m1), 'f', 1},
    {offsetof(cs_t237, m1), 'f', 1}, {0}};
static const cs_leaf leaves_238[] = {{offsetof(cs_t238, m0[0]), 'f', 3}, {0}};
static const cs_leaf leaves_239[] = {{offsetof(cs_t239, m0), 'd', 1}, {0}};
static const cs_leaf leaves_240[] = {{offsetof(cs_t240, m0), 'd', 1}, {offsetof(cs_t240, m1), 'd', 1}, {0}};
static const cs_leaf leaves_241[] = {{offsetof(cs_t241, m0), 'd', 1}, {offsetof(cs_t241, m1), 'd', 1},
    {offsetof(cs_t241, m2), 'd', 1}, {offsetof(cs_t241, m3), 'd', 1}, {0}};
static const cs_leaf leaves_242[] = {{offsetof(cs_t242, m0), 'd', 1}, {offsetof(cs_t242, m1), 'd', 1},
    {offsetof(cs_t242, m2), 'd', 1}, {offsetof(cs_t242, m3), 'd', 1}, {offsetof(cs_t242, m4), 'd', 1}, {0}};
static const cs_leaf leaves_243[] = {{offsetof(cs_t243, m0), 'd', 1}, {offsetof(cs_t243, m1), 'd', 1}, {0}};
static const cs_leaf leaves_244[] = {{offsetof(cs_t244, m0.m0), 'd', 1}, {offsetof(cs_t244, m0.m1), 'd', 1},
    {offsetof(cs_t244, m1), 'd', 1}, {0}};
static const cs_leaf leaves_245[] = {{offsetof(cs_t245, m0.m0), 'd', 1}, {offsetof(cs_t245, m0.m1), 'd', 1},
    {offsetof(cs_t245, m1), 'd', 1}, {0}};
static const cs_leaf leaves_246[] = {{offsetof(cs_t246, m0[0]), 'd', 3}, {0}};
static const cs_leaf leaves_247[] = {{offsetof(cs_t247, m0), 'D', 1}, {0}};
static const cs_leaf leaves_248[] = {{offsetof(cs_t248, m0), 'D', 1}, {offsetof(cs_t248, m1), 'D', 1}, {0}};
static const cs_leaf leaves_249[] = {{offsetof(cs_t249, m0), 'D', 1}, {offsetof(cs_t249, m1), 'D', 1},
    {offsetof(cs_t249, m2), 'D', 1}, {offsetof(cs_t249, m3), 'D', 1}, {0}};
static const cs_leaf leaves_250[] = {{offsetof(cs_t250, m0), 'D', 1}, {offsetof(cs_t250, m1), 'D', 1},
    {offsetof(cs_t250, m2), 'D', 1}, {offsetof(cs_t250, m3), 'D', 1}, {offsetof(cs_t250, m4), 'D', 1}, {0}};
static const cs_leaf leaves_251[] = {{offsetof(cs_t251, m0), 'D', 1}, {offsetof(cs_t251, m1), 'D', 1}, {0}};
static const cs_leaf leaves_252[] = {{offsetof(cs_t252, m0.m0), 'D', 1}, {offsetof(cs_t252, m0.m1), 'D', 1},
    {offsetof(cs_t252, m1), 'D', 1}, {0}};
static const cs_leaf leaves_253[] = {{offsetof(cs_t253, m0.m0), 'D', 1}, {offsetof(cs_t253, m0.m1), 'D', 1},
    {offsetof(cs_t253, m1), 'D', 1}, {0}};
static const cs_leaf leaves_254[] = {{offsetof(cs_t254, m0[0]), 'D', 3}, {0}};
static const cs_leaf leaves_255[] = {{offsetof(cs_t255, m0), 'd', 1}, {offsetof(cs_t255, m1), 'd', 1}, {0}};
static const cs_leaf leaves_256[] = {{offsetof(cs_t256, m0), 'f', 1}, {offsetof(cs_t256, m1), 'i', 1}, {0}};
static const cs_leaf leaves_257[] = {{offsetof(cs_t257, m0.m0), 'd', 1}, {offsetof(cs_t257, m0.m1), 'd', 1},
    {offsetof(cs_t257, m1.m0), 'd', 1}, {offsetof(cs_t257, m1.m1), 'd', 1}, {0}};
static const cs_leaf leaves_258[] = {{offsetof(cs_t258, m0), 'i', 1}, {offsetof(cs_t258, m1), 'f', 1}, {0}};
static const cs_leaf leaves_259[] = {{offsetof(cs_t259, m0), 'f', 1}, {offsetof(cs_t259, m1), 'f', 1},
    {offsetof(cs_t259, m2), 'f', 1}, {0}};
static const cs_leaf leaves_260[] = {{offsetof(cs_t260, m0), 'f', 1}, {offsetof(cs_t260, m1), 'f', 1},
    {offsetof(cs_t260, m2), 'i', 1}, {0}};
static const cs_leaf leaves_261[] = {{offsetof(cs_t261, m0), 'd', 1}, {offsetof(cs_t261, m1), 'q', 1}, {0}};
static const cs_leaf leaves_262[] = {{offsetof(cs_t262, m0), 'q', 1}, {offsetof(cs_t262, m1), 'd', 1}, {0}};
static const cs_leaf leaves_263[] = {{offsetof(cs_t263, m0), 'd', 1}, {offsetof(cs_t263, m1), 'c', 1}, {0}};
static const cs_leaf leaves_264[] = {{offsetof(cs_t264, m0), 'c', 1}, {offsetof(cs_t264, m1), 'd', 1}, {0}};
static const cs_leaf leaves_265[] = {{offsetof(cs_t265, m0), 'c', 1}, {offsetof(cs_t265, m1[0]), 's', 3},
    {offsetof(cs_t265, m2), 'f', 1}, {0}};
static const cs_leaf leaves_266[] = {{offsetof(cs_t266, m0[0].m0), 'f', 1}, {offsetof(cs_t266, m0[0].m1), 'i', 1},
    {offsetof(cs_t266, m0[1].m0), 'f', 1}, {offsetof(cs_t266, m0[1].m1), 'i', 1}, {0}};
static const cs_leaf leaves_267[] = {{offsetof(cs_t267, m0[0].m0), 'd', 1}, {offsetof(cs_t267, m0[0].m1), 'd', 1},
    {offsetof(cs_t267, m0[1].m0), 'd', 1}, {offsetof(cs_t267, m0[1].m1), 'd', 1}, {offsetof(cs_t267, m0[2].m0), 'd', 1},
    {offsetof(cs_t267, m0[2].m1), 'd', 1}, {offsetof(cs_t267, m1), 'c', 1}, {0}};
static const cs_leaf leaves_268[] = {{offsetof(cs_t268, m0[0][0]), 'f', 2}, {offsetof(cs_t268, m0[1][0]), 'f', 2}, {0}};
static const cs_leaf leaves_269[] = {{offsetof(cs_t269, m0[0]), 'd', 1}, {offsetof(cs_t269, m1[0]), 'c', 1}, {0}};
static const cs_leaf leaves_270[] = {{offsetof(cs_t270, m0), 's', 1}, {offsetof(cs_t270, m1), 'd', 1}, {0}};
static const cs_leaf leaves_271[] = {{offsetof(cs_t271, m0), 'c', 1}, {offsetof(cs_t271, m1.m0), 's', 1},
    {offsetof(cs_t271, m1.m1), 'd', 1}, {0}};
static const cs_leaf leaves_272[] = {{offsetof(cs_t272, m0), 'c', 1}, {offsetof(cs_t272, m1.m0), 'c', 1},
    {offsetof(cs_t272, m1.m1.m0), 's', 1}, {offsetof(cs_t272, m1.m1.m1), 'd', 1}, {0}};
static const cs_leaf leaves_273[] = {{offsetof(cs_t273, m0), 'c', 1}, {offsetof(cs_t273, m1.m0), 'c', 1},
    {offsetof(cs_t273, m1.m1.m0), 'c', 1}, {offsetof(cs_t273, m1.m1.m1.m0), 's', 1}, {offsetof(cs_t273, m1.m1.m1.m1),
    'd', 1}, {0}};
static const cs_leaf leaves_274[] = {{offsetof(cs_t274, m0), 'f', 1}, {offsetof(cs_t274, m1[0]), 'c', 4}, {0}};
static const cs_leaf leaves_275[] = {{offsetof(cs_t275, m0), 't', 1}, {offsetof(cs_t275, m1), 'd', 1}, {0}};
static const cs_leaf leaves_276[] = {{offsetof(cs_t276, m0[0]), 'x', 2}, {0}};
static const cs_leaf leaves_277[] = {{offsetof(cs_t277, m0), 'x', 1}, {offsetof(cs_t277, m1), 'i', 1},
    {offsetof(cs_t277, m2), 'x', 1}, {0}};
static const cs_leaf leaves_278[] = {{offsetof(cs_t278, m0), 'q', 1}, {0}};
static const cs_leaf leaves_279[] = {{offsetof(cs_t279, m0[0]), 'C', 7}, {0}};
static const cs_leaf leaves_280[] = {{offsetof(cs_t280, m0[0]), 'f', 3}, {0}};
static const cs_leaf leaves_281[] = {{offsetof(cs_t281, m0.m0), 'd', 1}, {offsetof(cs_t281, m0.m1), 'd', 1}, {0}};
static const cs_leaf leaves_282[] = {{offsetof(cs_t282, m0), 'i', 1}, {0}};
static const cs_leaf leaves_283[] = {{offsetof(cs_t283, m0), 'd', 1}, {0}};
static const cs_leaf leaves_284[] = {{offsetof(cs_t284, m0), 'q', 1}, {0}};
static const cs_leaf leaves_285[] = {{offsetof(cs_t285, m0[0]), 'q', 2}, {0}};
static const cs_leaf leaves_286[] = {{offsetof(cs_t286, m0[0]), 'C', 12}, {0}};
static const cs_leaf leaves_287[] = {{offsetof(cs_t287, m0[0]), 'i', 20}, {0}};
static const cs_leaf leaves_288[] = {{offsetof(cs_t288, m0), 'i', 1}, {0}};
static const cs_leaf leaves_289[] = {{offsetof(cs_t289, m0), 'f', 1}, {offsetof(cs_t289, m1.m0), 'i', 1}, {0}};
static const cs_leaf leaves_290[] = {{offsetof(cs_t290, m0), 'i', 1}, {0}};
static const cs_leaf leaves_291[] = {{offsetof(cs_t291, m0), 'q', 1}, {offsetof(cs_t291, m1), 'n', 1}, {0}};
static const cs_leaf leaves_292[] = {{offsetof(cs_t292, m0), 'i', 1}, {offsetof(cs_t292, m1), 'f', 1},
    {offsetof(cs_t292, m2[0]), 'E', 2}, {offsetof(cs_t292, m3), 'i', 1}, {0}};
static const cs_leaf leaves_293[] = {{offsetof(cs_t293, m0), 'B', 1}, {0}};
static const cs_leaf leaves_294[] = {{offsetof(cs_t294, m0), 'p', 1}, {offsetof(cs_t294, m1), 'C', 1},
    {offsetof(cs_t294, m2), 'Q', 1}, {offsetof(cs_t294, m3.m0), 'B', 1}, {0}};
static const cs_leaf leaves_295[] = {{offsetof(cs_t295, m0), 'S', 1}, {offsetof(cs_t295, m1), 'D', 1},
    {offsetof(cs_t295, m2), 'e', 1}, {0}};
static const cs_leaf leaves_296[] = {{offsetof(cs_t296, m0), 'D', 1}, {0}};
static const cs_leaf leaves_297[] = {{offsetof(cs_t297, m0), 'd', 1}, {offsetof(cs_t297, m1), 'S', 1},
    {offsetof(cs_t297, m2.m0), 'S', 1}, {offsetof(cs_t297, m2.m1), 'D', 1}, {offsetof(cs_t297, m2.m2), 'e', 1},
    {offsetof(cs_t297, m3.m0), 'D', 1}, {0}};
static const cs_leaf leaves_298[] = {{offsetof(cs_t298, m0), 'D', 1}, {offsetof(cs_t298, m1), 'C', 1},
    {offsetof(cs_t298, m2), 'i', 1}, {0}};
static const cs_leaf leaves_299[] = {{offsetof(cs_t299, m0), 't', 1}, {offsetof(cs_t299, m1.m0), 'D', 1},
    {offsetof(cs_t299, m1.m1), 'C', 1}, {offsetof(cs_t299, m1.m2), 'i', 1}, {offsetof(cs_t299, m2), 'S', 1}, {0}};
static const cs_leaf leaves_300[] = {{offsetof(cs_t300, m0), 'B', 1}, {0}};
static const cs_leaf leaves_301[] = {{offsetof(cs_t301, m0[0].m0), 'B', 1}, {offsetof(cs_t301, m0[1].m0), 'B', 1},
    {offsetof(cs_t301, m1), 'd', 1}, {offsetof(cs_t301, m2), 'p', 1}, {offsetof(cs_t301, m3), 'p', 1}, {0}};
static const cs_leaf leaves_302[] = {{offsetof(cs_t302, m0), 't', 1}, {offsetof(cs_t302, m1), 'E', 1}, {0}};
static const cs_leaf leaves_303[] = {{offsetof(cs_t303, m0), 'p', 1}, {0}};
static const cs_leaf leaves_304[] = {{offsetof(cs_t304, m0.m0), 'p', 1}, {offsetof(cs_t304, m1), 't', 1},
    {offsetof(cs_t304, m2), 'C', 1}, {0}};
static const cs_leaf leaves_305[] = {{offsetof(cs_t305, m0), 'p', 1}, {offsetof(cs_t305, m1), 'S', 1}, {0}};
static const cs_leaf leaves_306[] = {{offsetof(cs_t306, m0), 'x', 1}, {offsetof(cs_t306, m1[0]), 'D', 3}, {0}};
static const cs_leaf leaves_307[] = {{offsetof(cs_t307, m0), 'D', 1}, {offsetof(cs_t307, m1), 'n', 1}, {0}};
static const cs_leaf leaves_308[] = {{offsetof(cs_t308, m0[0]), 'p', 3}, {offsetof(cs_t308, m1), 'B', 1}, {0}};
static const cs_leaf leaves_309[] = {{offsetof(cs_t309, m0), 'I', 1}, {offsetof(cs_t309, m1), 'Q', 1},
    {offsetof(cs_t309, m2), 'd', 1}, {0}};
static const cs_leaf leaves_310[] = {{offsetof(cs_t310, m0[0]), 'n', 3}, {offsetof(cs_t310, m1), 'I', 1}, {0}};
static const cs_leaf leaves_311[] = {{offsetof(cs_t311, m0[0]), 'p', 2}, {offsetof(cs_t311, m1.m0[0]), 'n', 3},
    {offsetof(cs_t311, m1.m1), 'I', 1}, {0}};
static const cs_leaf leaves_312[] = {{offsetof(cs_t312, m0), 'd', 1}, {offsetof(cs_t312, m1), 'B', 1},
    {offsetof(cs_t312, m2[0]), 'e', 3}, {offsetof(cs_t312, m3), 'p', 1}, {0}};
static const cs_leaf leaves_313[] = {{offsetof(cs_t313, m0), 'f', 1}, {offsetof(cs_t313, m1), 's', 1},
    {offsetof(cs_t313, m2), 'p', 1}, {0}};
static const cs_leaf leaves_314[] = {{offsetof(cs_t314, m0), 'q', 1}, {offsetof(cs_t314, m1), 'E', 1},
    {offsetof(cs_t314, m2), 'C', 1}, {offsetof(cs_t314, m3[0].m0), 'f', 1}, {offsetof(cs_t314, m3[0].m1), 's', 1},
    {offsetof(cs_t314, m3[0].m2), 'p', 1}, {offsetof(cs_t314, m3[1].m0), 'f', 1}, {offsetof(cs_t314, m3[1].m1), 's', 1},
    {offsetof(cs_t314, m3[1].m2), 'p', 1}, {offsetof(cs_t314, m3[2].m0), 'f', 1}, {offsetof(cs_t314, m3[2].m1), 's', 1},
    {offsetof(cs_t314, m3[2].m2), 'p', 1}, {offsetof(cs_t314, m3[3].m0), 'f', 1}, {offsetof(cs_t314, m3[3].m1), 's', 1},
    {offsetof(cs_t314, m3[3].m2), 'p', 1}, {0}};
static const cs_leaf leaves_315[] = {{offsetof(cs_t315, m0), 'n', 1}, {0}};
static const cs_leaf leaves_316[] = {{offsetof(cs_t316, m0), 's', 1}, {0}};
static const cs_leaf leaves_317[] = {{offsetof(cs_t317, m0), 'I', 1}, {0}};
static const cs_leaf leaves_318[] = {{offsetof(cs_t318, m0.m0), 'I', 1}, {0}};
static const cs_leaf leaves_319[] = {{offsetof(cs_t319, m0), 'p', 1}, {0}};
static const cs_leaf leaves_320[] = {{offsetof(cs_t320, m0.m0.m0), 'I', 1}, {offsetof(cs_t320, m1), 'C', 1},
    {offsetof(cs_t320, m2.m0), 'p', 1}, {offsetof(cs_t320, m3), 'I', 1}, {0}};
static const cs_leaf leaves_321[] = {{offsetof(cs_t321, m0), 'S', 1}, {0}};
static const cs_leaf leaves_322[] = {{offsetof(cs_t322, m0), 'S', 1}, {offsetof(cs_t322, m1[0]), 'E', 4},
    {offsetof(cs_t322, m2), 'q', 1}, {offsetof(cs_t322, m3), 'Q', 1}, {0}};
static const cs_leaf leaves_323[] = {{offsetof(cs_t323, m0), 'p', 1}, {offsetof(cs_t323, m1), 'e', 1},
    {offsetof(cs_t323, m2), 'q', 1}, {0}};
static const cs_leaf leaves_324[] = {{offsetof(cs_t324, m0), 'p', 1}, {offsetof(cs_t324, m1), 'C', 1}, {0}};
static const cs_leaf leaves_325[] = {{offsetof(cs_t325, m0), 'C', 1}, {offsetof(cs_t325, m1), 't', 1},
    {offsetof(cs_t325, m2), 'S', 1}, {0}};
static const cs_leaf leaves_326[] = {{offsetof(cs_t326, m0[0].m0), 'C', 1}, {offsetof(cs_t326, m0[0].m1), 't', 1},
    {offsetof(cs_t326, m0[0].m2), 'S', 1}, {offsetof(cs_t326, m0[1].m0), 'C', 1}, {offsetof(cs_t326, m0[1].m1), 't', 1},
    {offsetof(cs_t326, m0[1].m2), 'S', 1}, {offsetof(cs_t326, m0[2].m0), 'C', 1}, {offsetof(cs_t326, m0[2].m1), 't', 1},
    {offsetof(cs_t326, m0[2].m2), 'S', 1}, {0}};
static const cs_leaf leaves_327[] = {{offsetof(cs_t327, m0[0]), 'E', 3}, {offsetof(cs_t327, m1), 'd', 1},
    {offsetof(cs_t327, m2), 'p', 1}, {0}};
static const cs_leaf leaves_328[] = {{offsetof(cs_t328, m0), 'p', 1}, {offsetof(cs_t328, m1), 'D', 1},
    {offsetof(cs_t328, m2), 'S', 1}, {offsetof(cs_t328, m3[0]), 'p', 3}, {0}};
static const cs_leaf leaves_329[] = {{offsetof(cs_t329, m0), 'C', 1}, {offsetof(cs_t329, m1), 'i', 1},
    {offsetof(cs_t329, m2), 'Q', 1}, {0}};
static const cs_leaf leaves_330[] = {{offsetof(cs_t330, m0), 'B', 1}, {0}};
static const cs_leaf leaves_331[] = {{offsetof(cs_t331, m0), 'i', 1}, {offsetof(cs_t331, m1.m0), 'B', 1}, {0}};
static const cs_leaf leaves_332[] = {{offsetof(cs_t332, m0[0].m0), 'C', 1}, {offsetof(cs_t332, m0[0].m1), 'i', 1},
    {offsetof(cs_t332, m0[0].m2), 'Q', 1}, {offsetof(cs_t332, m0[1].m0), 'C', 1}, {offsetof(cs_t332, m0[1].m1), 'i', 1},
    {offsetof(cs_t332, m0[1].m2), 'Q', 1}, {offsetof(cs_t332, m0[2].m0), 'C', 1}, {offsetof(cs_t332, m0[2].m1), 'i', 1},
    {offsetof(cs_t332, m0[2].m2), 'Q', 1}, {offsetof(cs_t332, m1[0]), 'B', 4}, {offsetof(cs_t332, m2), 'x', 1},
    {offsetof(cs_t332, m3.m0), 'i', 1}, {offsetof(cs_t332, m3.m1.m0), 'B', 1}, {0}};
static const cs_leaf leaves_333[] = {{offsetof(cs_t333, m0[0]), 'S', 3}, {offsetof(cs_t333, m1), 'c', 1}, {0}};
static const cs_leaf leaves_334[] = {{offsetof(cs_t334, m0), 'p', 1}, {offsetof(cs_t334, m1.m0[0]), 'S', 3},
    {offsetof(cs_t334, m1.m1), 'c', 1}, {0}};
static const cs_leaf leaves_335[] = {{offsetof(cs_t335, m0), 't', 1}, {offsetof(cs_t335, m1[0]), 'f', 2}, {0}};
static const cs_leaf leaves_336[] = {{offsetof(cs_t336, m0), 'p', 1}, {offsetof(cs_t336, m1), 'q', 1},
    {offsetof(cs_t336, m2), 'p', 1}, {0}};
static const cs_leaf leaves_337[] = {{offsetof(cs_t337, m0.m0), 't', 1}, {offsetof(cs_t337, m0.m1[0]), 'f', 2},
    {offsetof(cs_t337, m1), 'p', 1}, {offsetof(cs_t337, m2), 'q', 1}, {offsetof(cs_t337, m3[0].m0), 'p', 1},
    {offsetof(cs_t337, m3[0].m1), 'q', 1}, {offsetof(cs_t337, m3[0].m2), 'p', 1}, {offsetof(cs_t337, m3[1].m0), 'p', 1},
    {offsetof(cs_t337, m3[1].m1), 'q', 1}, {offsetof(cs_t337, m3[1].m2), 'p', 1}, {offsetof(cs_t337, m3[2].m0), 'p', 1},
    {offsetof(cs_t337, m3[2].m1), 'q', 1}, {offsetof(cs_t337, m3[2].m2), 'p', 1}, {0}};
static const cs_leaf leaves_338[] = {{offsetof(cs_t338, m0), 'i', 1}, {offsetof(cs_t338, m1), 'p', 1}, {0}};
static const cs_leaf leaves_339[] = {{offsetof(cs_t339, m0.m0), 'i', 1}, {offsetof(cs_t339, m0.m1), 'p', 1}, {0}};
static const cs_leaf leaves_340[] = {{offsetof(cs_t340, m0.m0.m0), 'i', 1}, {offsetof(cs_t340, m0.m0.m1), 'p', 1}, {0}};
static const cs_leaf leaves_341[] = {{offsetof(cs_t341, m0), 'c', 1}, {offsetof(cs_t341, m1), 't', 1},
    {offsetof(cs_t341, m2), 'S', 1}, {0}};
static const cs_leaf leaves_342[] = {{offsetof(cs_t342, m0.m0), 'c', 1}, {offsetof(cs_t342, m0.m1), 't', 1},
    {offsetof(cs_t342, m0.m2), 'S', 1}, {offsetof(cs_t342, m1), 'E', 1}, {offsetof(cs_t342, m2), 'i', 1}, {0}};
static const cs_leaf leaves_343[] = {{offsetof(cs_t343, m0[0]), 'S', 3}, {offsetof(cs_t343, m1[0]), 'f', 2},
    {offsetof(cs_t343, m2[0]), 'q', 2}, {offsetof(cs_t343, m3.m0.m0), 'c', 1}, {offsetof(cs_t343, m3.m0.m1), 't', 1},
    {offsetof(cs_t343, m3.m0.m2), 'S', 1}, {offsetof(cs_t343, m3.m1), 'E', 1}, {offsetof(cs_t343, m3.m2), 'i', 1}, {0}};
static const cs_leaf leaves_344[] = {{offsetof(cs_t344, m0), 'I', 1}, {0}};
static const cs_leaf leaves_345[] = {{offsetof(cs_t345, m0), 'S', 1}, {0}};
static const cs_leaf leaves_346[] = {{offsetof(cs_t346, m0), 'I', 1}, {0}};
static const cs_leaf leaves_347[] = {{offsetof(cs_t347, m0), 'n', 1}, {offsetof(cs_t347, m1), 'B', 1},
    {offsetof(cs_t347, m2), 'p', 1}, {0}};
static const cs_leaf leaves_348[] = {{offsetof(cs_t348, m0[0].m0), 'n', 1}, {offsetof(cs_t348, m0[0].m1), 'B', 1},
    {offsetof(cs_t348, m0[0].m2), 'p', 1}, {offsetof(cs_t348, m0[1].m0), 'n', 1}, {offsetof(cs_t348, m0[1].m1), 'B', 1},
    {offsetof(cs_t348, m0[1].m2), 'p', 1}, {offsetof(cs_t348, m0[2].m0), 'n', 1}, {offsetof(cs_t348, m0[2].m1), 'B', 1},
    {offsetof(cs_t348, m0[2].m2), 'p', 1}, {offsetof(cs_t348, m0[3].m0), 'n', 1}, {offsetof(cs_t348, m0[3].m1), 'B', 1},
    {offsetof(cs_t348, m0[3].m2), 'p', 1}, {offsetof(cs_t348, m1[0]), 'p', 3}, {offsetof(cs_t348, m2), 'q', 1},
    {offsetof(cs_t348, m3), 'Q', 1}, {0}};
static const cs_leaf leaves_349[] = {{offsetof(cs_t349, m0), 't', 1}, {0}};
static const cs_leaf leaves_350[] = {{offsetof(cs_t350, m0[0].m0), 't', 1}, {offsetof(cs_t350, m0[1].m0), 't', 1},
    {offsetof(cs_t350, m1), 'D', 1}, {offsetof(cs_t350, m2), 'f', 1}, {offsetof(cs_t350, m3), 'c', 1}, {0}};
static const cs_leaf leaves_351[] = {{offsetof(cs_t351, m0[0]), 'n', 3}, {0}};
static const cs_leaf leaves_352[] = {{offsetof(cs_t352, m0.m0[0]), 'n', 3}, {offsetof(cs_t352, m1), 'I', 1},
    {offsetof(cs_t352, m2), 'E', 1}, {0}};
static const cs_leaf leaves_353[] = {{offsetof(cs_t353, m0), 'd', 1}, {0}};
static const cs_leaf leaves_354[] = {{offsetof(cs_t354, m0), 'p', 1}, {offsetof(cs_t354, m1.m0), 'd', 1},
    {offsetof(cs_t354, m2), 'Q', 1}, {0}};
static const cs_leaf leaves_355[] = {{offsetof(cs_t355, m0[0]), 't', 2}, {0}};
static const cs_leaf leaves_356[] = {{offsetof(cs_t356, m0[0][0]), 'Q', 3}, {offsetof(cs_t356, m0[1][0]), 'Q', 3},
    {offsetof(cs_t356, m0[2][0]), 'Q', 3}, {offsetof(cs_t356, m0[3][0]), 'Q', 3}, {offsetof(cs_t356, m1.m0), 'p', 1},
    {offsetof(cs_t356, m1.m1.m0), 'd', 1}, {offsetof(cs_t356, m1.m2), 'Q', 1}, {offsetof(cs_t356, m2.m0[0]), 't', 2},
    {0}};
static const cs_leaf leaves_357[] = {{offsetof(cs_t357, m0), 'p', 1}, {offsetof(cs_t357, m1), 'x', 1}, {0}};
static const cs_leaf leaves_358[] = {{offsetof(cs_t358, m0), 'C', 1}, {offsetof(cs_t358, m1[0]), 'p', 3},
    {offsetof(cs_t358, m2), 'f', 1}, {0}};
static const cs_leaf leaves_359[] = {{offsetof(cs_t359, m0.m0), 'p', 1}, {offsetof(cs_t359, m0.m1), 'x', 1},
    {offsetof(cs_t359, m1), 'e', 1}, {offsetof(cs_t359, m2.m0), 'C', 1}, {offsetof(cs_t359, m2.m1[0]), 'p', 3},
    {offsetof(cs_t359, m2.m2), 'f', 1}, {0}};
static const cs_leaf leaves_360[] = {{offsetof(cs_t360, m0), 'I', 1}, {offsetof(cs_t360, m1), 'q', 1}, {0}};
static const cs_leaf leaves_361[] = {{offsetof(cs_t361, m0), 's', 1}, {0}};
static const cs_leaf leaves_362[] = {{offsetof(cs_t362, m0), 'q', 1}, {offsetof(cs_t362, m1[0][0]), 'i', 3},
    {offsetof(cs_t362, m1[1][0]), 'i', 3}, {offsetof(cs_t362, m1[2][0]), 'i', 3}, {offsetof(cs_t362, m1[3][0]), 'i', 3},
    {offsetof(cs_t362, m2[0].m0), 's', 1}, {offsetof(cs_t362, m2[1].m0), 's', 1}, {offsetof(cs_t362, m3), 'p', 1}, {0}};
static const cs_leaf leaves_363[] = {{offsetof(cs_t363, m0), 'S', 1}, {0}};
static const cs_leaf leaves_364[] = {{offsetof(cs_t364, m0.m0), 'S', 1}, {offsetof(cs_t364, m1), 'S', 1},
    {offsetof(cs_t364, m2[0]), 'p', 3}, {offsetof(cs_t364, m3), 'p', 1}, {0}};
static const cs_leaf leaves_365[] = {{offsetof(cs_t365, m0), 'x', 1}, {0}};
static const cs_leaf leaves_366[] = {{offsetof(cs_t366, m0), 'c', 1}, {offsetof(cs_t366, m1), 'p', 1}, {0}};
static const cs_leaf leaves_367[] = {{offsetof(cs_t367, m0.m0), 'c', 1}, {offsetof(cs_t367, m0.m1), 'p', 1}, {0}};
static const cs_leaf leaves_368[] = {{offsetof(cs_t368, m0[0]), 't', 3}, {offsetof(cs_t368, m1), 'x', 1},
    {offsetof(cs_t368, m2[0][0]), 'C', 2}, {offsetof(cs_t368, m2[1][0]), 'C', 2}, {offsetof(cs_t368, m2[2][0]), 'C', 2},
    {offsetof(cs_t368, m2[3][0]), 'C', 2}, {0}};
static const cs_leaf leaves_369[] = {{offsetof(cs_t369, m0), 't', 1}, {offsetof(cs_t369, m1), 'p', 1}, {0}};
static const cs_leaf leaves_370[] = {{offsetof(cs_t370, m0), 'I', 1}, {offsetof(cs_t370, m1), 'p', 1},
    {offsetof(cs_t370, m2), 'S', 1}, {0}};
static const cs_leaf leaves_371[] = {{offsetof(cs_t371, m0.m0), 'I', 1}, {offsetof(cs_t371, m0.m1), 'p', 1},
    {offsetof(cs_t371, m0.m2), 'S', 1}, {0}};
static const cs_leaf leaves_372[] = {{offsetof(cs_t372, m0), 'C', 1}, {0}};
static const cs_leaf leaves_373[] = {{offsetof(cs_t373, m0), 'd', 1}, {offsetof(cs_t373, m1), 'i', 1},
    {offsetof(cs_t373, m2[0].m0), 'C', 1}, {offsetof(cs_t373, m2[1].m0), 'C', 1}, {offsetof(cs_t373, m2[2].m0), 'C', 1},
    {offsetof(cs_t373, m3), 'D', 1}, {0}};
static const cs_leaf leaves_374[] = {{offsetof(cs_t374, m0[0]), 'S', 2}, {0}};
static const cs_leaf leaves_375[] = {{offsetof(cs_t375, m0.m0[0]), 'S', 2}, {offsetof(cs_t375, m1[0]), 'q', 3},
    {offsetof(cs_t375, m2[0][0]), 'Q', 2}, {offsetof(cs_t375, m2[1][0]), 'Q', 2}, {offsetof(cs_t375, m2[2][0]), 'Q', 2},
    {offsetof(cs_t375, m2[3][0]), 'Q', 2}, {offsetof(cs_t375, m3), 't', 1}, {0}};

const cs_type cs_types[] = {
    {sizeof(int8_t), leaves_0},
    {sizeof(uint8_t), leaves_1},
    {sizeof(int16_t), leaves_2},
    {sizeof(uint16_t), leaves_3},
    {sizeof(int32_t), leaves_4},
    {sizeof(uint32_t), leaves_5},
    {sizeof(int64_t), leaves_6},
    {sizeof(uint64_t), leaves_7},
    {sizeof(float), leaves_8},
    {sizeof(double), leaves_9},
    {sizeof(bool), leaves_10},
    {sizeof(long double), leaves_11},
    {sizeof(const char *), leaves_12},
    {sizeof(char *), leaves_13},
    {sizeof(void *), leaves_14},
    {sizeof(const void *), leaves_15},
    {sizeof(void *_Nonnull), leaves_16},
    {sizeof(int32_t *), leaves_17},
    {sizeof(const double **), leaves_18},
    {sizeof(struct cs_opaque *), leaves_19},
    {sizeof(cs_handler), leaves_20},
    {sizeof(cs_color), leaves_21},
    {sizeof(cs_flags), leaves_22},
    {sizeof(cs_size), leaves_23},
    {sizeof(cs_direction), leaves_24},
    {sizeof(cs_small), leaves_25},
    {sizeof(cs_t26), leaves_26},
    {sizeof(cs_t27), leaves_27},
    {sizeof(cs_t28), leaves_28},
    {sizeof(cs_t29), leaves_29},
    {sizeof(cs_t30), leaves_30},
    {sizeof(cs_t31), leaves_31},
    {sizeof(cs_t32), leaves_32},
    {sizeof(cs_t33), leaves_33},
    {sizeof(cs_t34), leaves_34},
    {sizeof(cs_t35), leaves_35},
    {sizeof(cs_t36), leaves_36},
    {sizeof(cs_t37), leaves_37},
    {sizeof(cs_t38), leaves_38},
    {sizeof(cs_t39), leaves_39},
    {sizeof(cs_t40), leaves_40},
    {sizeof(cs_t41), leaves_41},
    {sizeof(cs_t42), leaves_42},
    {sizeof(cs_t43), leaves_43},
    {sizeof(cs_t44), leaves_44},
    {sizeof(cs_t45), leaves_45},
    {sizeof(cs_t46), leaves_46},
    {sizeof(cs_t47), leaves_47},
    {sizeof(cs_t48), leaves_48},
    {sizeof(cs_t49), leaves_49},
    {sizeof(cs_t50), leaves_50},
    {sizeof(cs_t51), leaves_51},
    {sizeof(cs_t52), leaves_52},
    {sizeof(cs_t53), leaves_53},
    {sizeof(cs_t54), leaves_54},
    {sizeof(cs_t55), leaves_55},
    {sizeof(cs_t56), leaves_56},
    {sizeof(cs_t57), leaves_57},
    {sizeof(cs_t58), leaves_58},
    {sizeof(cs_t59), leaves_59},
    {sizeof(cs_t60), leaves_60},
    {sizeof(cs_t61), leaves_61},
    {sizeof(cs_t62), leaves_62},
    {sizeof(cs_t63), leaves_63},
    {sizeof(cs_t64), leaves_64},
    {sizeof(cs_t65), leaves_65},
    {sizeof(cs_t66), leaves_66},
    {sizeof(cs_t67), leaves_67},
    {sizeof(cs_t68), leaves_68},
    {sizeof(cs_t69), leaves_69},
    {sizeof(cs_t70), leaves_70},
    {sizeof(cs_t71), leaves_71},
    {sizeof(cs_t72), leaves_72},
    {sizeof(cs_t73), leaves_73},
    {sizeof(cs_t74), leaves_74},
    {sizeof(cs_t75), leaves_75},
    {sizeof(cs_t76), leaves_76},
    {sizeof(cs_t77), leaves_77},
    {sizeof(cs_t78), leaves_78},
    {sizeof(cs_t79), leaves_79},
    {sizeof(cs_t80), leaves_80},
    {sizeof(cs_t81), leaves_81},
    {sizeof(cs_t82), leaves_82},
    {sizeof(cs_t83), leaves_83},
    {sizeof(cs_t84), leaves_84},
    {sizeof(cs_t85), leaves_85},
    {sizeof(cs_t86), leaves_86},
    {sizeof(cs_t87), leaves_87},
    {sizeof(cs_t88), leaves_88},
    {sizeof(cs_t89), leaves_89},
    {sizeof(cs_t90), leaves_90},
    {sizeof(cs_t91), leaves_91},
    {sizeof(cs_t92), leaves_92},
    {sizeof(cs_t93), leaves_93},
    {sizeof(cs_t94), leaves_94},
    {sizeof(cs_t95), leaves_95},
    {sizeof(cs_t96), leaves_96},
    {sizeof(cs_t97), leaves_97},
    {sizeof(cs_t98), leaves_98},
    {sizeof(cs_t99), leaves_99},
    {sizeof(cs_t100), leaves_100},
    {sizeof(cs_t101), leaves_101},
    {sizeof(cs_t102), leaves_102},
    {sizeof(cs_t103), leaves_103},
    {sizeof(cs_t104), leaves_104},
    {sizeof(cs_t105), leaves_105},
    {sizeof(cs_t106), leaves_106},
    {sizeof(cs_t107), leaves_107},
    {sizeof(cs_t108), leaves_108},
    {sizeof(cs_t109), leaves_109},
    {sizeof(cs_t110), leaves_110},
    {sizeof(cs_t111), leaves_111},
    {sizeof(cs_t112), leaves_112},
    {sizeof(cs_t113), leaves_113},
    {sizeof(cs_t114), leaves_114},
    {sizeof(cs_t115), leaves_115},
    {sizeof(cs_t116), leaves_116},
    {sizeof(cs_t117), leaves_117},
    {sizeof(cs_t118), leaves_118},
    {sizeof(cs_t119), leaves_119},
    {sizeof(cs_t120), leaves_120},
    {sizeof(cs_t121), leaves_121},
    {sizeof(cs_t122), leaves_122},
    {sizeof(cs_t123), leaves_123},
    {sizeof(cs_t124), leaves_124},
    {sizeof(cs_t125), leaves_125},
    {sizeof(cs_t126), leaves_126},
    {sizeof(cs_t127), leaves_127},
    {sizeof(cs_t128), leaves_128},
    {sizeof(cs_t129), leaves_129},
    {sizeof(cs_t130), leaves_130},
    {sizeof(cs_t131), leaves_131},
    {sizeof(cs_t132), leaves_132},
    {sizeof(cs_t133), leaves_133},
    {sizeof(cs_t134), leaves_134},
    {sizeof(cs_t135), leaves_135},
    {sizeof(cs_t136), leaves_136},
    {sizeof(cs_t137), leaves_137},
    {sizeof(cs_t138), leaves_138},
    {sizeof(cs_t139), leaves_139},
    {sizeof(cs_t140), leaves_140},
    {sizeof(cs_t141), leaves_141},
    {sizeof(cs_t142), leaves_142},
    {sizeof(cs_t143), leaves_143},
    {sizeof(cs_t144), leaves_144},
    {sizeof(cs_t145), leaves_145},
    {sizeof(cs_t146), leaves_146},
    {sizeof(cs_t147), leaves_147},
    {sizeof(cs_t148), leaves_148},
    {sizeof(cs_t149), leaves_149},
    {sizeof(cs_t150), leaves_150},
    {sizeof(cs_t151), leaves_151},
    {sizeof(cs_t152), leaves_152},
    {sizeof(cs_t153), leaves_153},
    {sizeof(cs_t154), leaves_154},
    {sizeof(cs_t155), leaves_155},
    {sizeof(cs_t156), leaves_156},
    {sizeof(cs_t157), leaves_157},
    {sizeof(cs_t158), leaves_158},
    {sizeof(cs_t159), leaves_159},
    {sizeof(cs_t160), leaves_160},
    {sizeof(cs_t161), leaves_161},
    {sizeof(cs_t162), leaves_162},
    {sizeof(cs_t163), leaves_163},
    {sizeof(cs_t164), leaves_164},
    {sizeof(cs_t165), leaves_165},
    {sizeof(cs_t166), leaves_166},
    {sizeof(cs_t167), leaves_167},
    {sizeof(cs_t168), leaves_168},
    {sizeof(cs_t169), leaves_169},
    {sizeof(cs_t170), leaves_170},
    {sizeof(cs_t171), leaves_171},
    {sizeof(cs_t172), leaves_172},
    {sizeof(cs_t173), leaves_173},
    {sizeof(cs_t174), leaves_174},
    {sizeof(cs_t175), leaves_175},
    {sizeof(cs_t176), leaves_176},
    {sizeof(cs_t177), leaves_177},
    {sizeof(cs_t178), leaves_178},
    {sizeof(cs_t179), leaves_179},
    {sizeof(cs_t180), leaves_180},
    {sizeof(cs_t181), leaves_181},
    {sizeof(cs_t182), leaves_182},
    {sizeof(cs_t183), leaves_183},
    {sizeof(cs_t184), leaves_184},
    {sizeof(cs_t185), leaves_185},
    {sizeof(cs_t186), leaves_186},
    {sizeof(cs_t187), leaves_187},
    {sizeof(cs_t188), leaves_188},
    {sizeof(cs_t189), leaves_189},
    {sizeof(cs_t190), leaves_190},
    {sizeof(cs_t191), leaves_191},
    {sizeof(cs_t192), leaves_192},
    {sizeof(cs_t193), leaves_193},
    {sizeof(cs_t194), leaves_194},
    {sizeof(cs_t195), leaves_195},
    {sizeof(cs_t196), leaves_196},
    {sizeof(cs_t197), leaves_197},
    {sizeof(cs_t198), leaves_198},
    {sizeof(cs_t199), leaves_199},
    {sizeof(cs_t200), leaves_200},
    {sizeof(cs_t201), leaves_201},
    {sizeof(cs_t202), leaves_202},
    {sizeof(cs_t203), leaves_203},
    {sizeof(cs_t204), leaves_204},
    {sizeof(cs_t205), leaves_205},
    {sizeof(cs_t206), leaves_206},
    {sizeof(cs_t207), leaves_207},
    {sizeof(cs_t208), leaves_208},
    {sizeof(cs_t209), leaves_209},
    {sizeof(cs_t210), leaves_210},
    {sizeof(cs_t211), leaves_211},
    {sizeof(cs_t212), leaves_212},
    {sizeof(cs_t213), leaves_213},
    {sizeof(cs_t214), leaves_214},
    {sizeof(cs_t215), leaves_215},
    {sizeof(cs_t216), leaves_216},
    {sizeof(cs_t217), leaves_217},
    {sizeof(cs_t218), leaves_218},
    {sizeof(cs_t219), leaves_219},
    {sizeof(cs_t220), leaves_220},
    {sizeof(cs_t221), leaves_221},
    {sizeof(cs_t222), leaves_222},
    {sizeof(cs_t223), leaves_223},
    {sizeof(cs_t224), leaves_224},
    {sizeof(cs_t225), leaves_225},
    {sizeof(cs_t226), leaves_226},
    {sizeof(cs_t227), leaves_227},
    {sizeof(cs_t228), leaves_228},
    {sizeof(cs_t229), leaves_229},
    {sizeof(cs_t230), leaves_230},
    {sizeof(cs_t231), leaves_231},
    {sizeof(cs_t232), leaves_232},
    {sizeof(cs_t233), leaves_233},
    {sizeof(cs_t234), leaves_234},
    {sizeof(cs_t235), leaves_235},
    {sizeof(cs_t236), leaves_236},
    {sizeof(cs_t237), leaves_237},
    {sizeof(cs_t238), leaves_238},
    {sizeof(cs_t239), leaves_239},
    {sizeof(cs_t240), leaves_240},
    {sizeof(cs_t241), leaves_241},
    {sizeof(cs_t242), leaves_242},
    {sizeof(cs_t243), leaves_243},
    {sizeof(cs_t244), leaves_244},
    {sizeof(cs_t245), leaves_245},
    {sizeof(cs_t246), leaves_246},
    {sizeof(cs_t247), leaves_247},
    {sizeof(cs_t248), leaves_248},
    {sizeof(cs_t249), leaves_249},
    {sizeof(cs_t250), leaves_250},
    {sizeof(cs_t251), leaves_251},
    {sizeof(cs_t252), leaves_252},
    {sizeof(cs_t253), leaves_253},
    {sizeof(cs_t254), leaves_254},
    {sizeof(cs_t255), leaves_255},
    {sizeof(cs_t256), leaves_256},
    {sizeof(cs_t257), leaves_257},
    {sizeof(cs_t258), leaves_258},
    {sizeof(cs_t259), leaves_259},
    {sizeof(cs_t260), leaves_260},
    {sizeof(cs_t261), leaves_261},
    {sizeof(cs_t262), leaves_262},
    {sizeof(cs_t263), leaves_263},
    {sizeof(cs_t264), leaves_264},
    {sizeof(cs_t265), leaves_265},
    {sizeof(cs_t266), leaves_266},
    {sizeof(cs_t267), leaves_267},
    {sizeof(cs_t268), leaves_268},
    {sizeof(cs_t269), leaves_269},
    {sizeof(cs_t270), leaves_270},
    {sizeof(cs_t271), leaves_271},
    {sizeof(cs_t272), leaves_272},
    {sizeof(cs_t273), leaves_273},
    {sizeof(cs_t274), leaves_274},
    {sizeof(cs_t275), leaves_275},
    {sizeof(cs_t276), leaves_276},
    {sizeof(cs_t277), leaves_277},
    {sizeof(cs_t278), leaves_278},
    {sizeof(cs_t279), leaves_279},
    {sizeof(cs_t280), leaves_280},
    {sizeof(cs_t281), leaves_281},
    {sizeof(cs_t282), leaves_282},
    {sizeof(cs_t283), leaves_283},
    {sizeof(cs_t284), leaves_284},
    {sizeof(cs_t285), leaves_285},
    {sizeof(cs_t286), leaves_286},
    {sizeof(cs_t287), leaves_287},
    {sizeof(cs_t288), leaves_288},
    {sizeof(cs_t289), leaves_289},
    {sizeof(cs_t290), leaves_290},
    {sizeof(cs_t291), leaves_291},
    {sizeof(cs_t292), leaves_292},
    {sizeof(cs_t293), leaves_293},
    {sizeof(cs_t294), leaves_294},
    {sizeof(cs_t295), leaves_295},
    {sizeof(cs_t296), leaves_296},
    {sizeof(cs_t297), leaves_297},
    {sizeof(cs_t298), leaves_298},
    {sizeof(cs_t299), leaves_299},
    {sizeof(cs_t300), leaves_300},
    {sizeof(cs_t301), leaves_301},
    {sizeof(cs_t302), leaves_302},
    {sizeof(cs_t303), leaves_303},
    {sizeof(cs_t304), leaves_304},
    {sizeof(cs_t305), leaves_305},
    {sizeof(cs_t306), leaves_306},
    {sizeof(cs_t307), leaves_307},
    {sizeof(cs_t308), leaves_308},
    {sizeof(cs_t309), leaves_309},
    {sizeof(cs_t310), leaves_310},
    {sizeof(cs_t311), leaves_311},
    {sizeof(cs_t312), leaves_312},
    {sizeof(cs_t313), leaves_313},
    {sizeof(cs_t314), leaves_314},
    {sizeof(cs_t315), leaves_315},
    {sizeof(cs_t316), leaves_316},
    {sizeof(cs_t317), leaves_317},
    {sizeof(cs_t318), leaves_318},
    {sizeof(cs_t319), leaves_319},
    {sizeof(cs_t320), leaves_320},
    {sizeof(cs_t321), leaves_321},
    {sizeof(cs_t322), leaves_322},
    {sizeof(cs_t323), leaves_323},
    {sizeof(cs_t324), leaves_324},
    {sizeof(cs_t325), leaves_325},
    {sizeof(cs_t326), leaves_326},
    {sizeof(cs_t327), leaves_327},
    {sizeof(cs_t328), leaves_328},
    {sizeof(cs_t329), leaves_329},
    {sizeof(cs_t330), leaves_330},
    {sizeof(cs_t331), leaves_331},
    {sizeof(cs_t332), leaves_332},
    {sizeof(cs_t333), leaves_333},
    {sizeof(cs_t334), leaves_334},
    {sizeof(cs_t335), leaves_335},
    {sizeof(cs_t336), leaves_336},
    {sizeof(cs_t337), leaves_337},
    {sizeof(cs_t338), leaves_338},
    {sizeof(cs_t339), leaves_339},
    {sizeof(cs_t340), leaves_340},
    {sizeof(cs_t341), leaves_341},
    {sizeof(cs_t342), leaves_342},
    {sizeof(cs_t343), leaves_343},
    {sizeof(cs_t344), leaves_344},
    {sizeof(cs_t345), leaves_345},
    {sizeof(cs_t346), leaves_346},
    {sizeof(cs_t347), leaves_347},
    {sizeof(cs_t348), leaves_348},
    {sizeof(cs_t349), leaves_349},
    {sizeof(cs_t350), leaves_350},
    {sizeof(cs_t351), leaves_351},
    {sizeof(cs_t352), leaves_352},
    {sizeof(cs_t353), leaves_353},
    {sizeof(cs_t354), leaves_354},
    {sizeof(cs_t355), leaves_355},
    {sizeof(cs_t356), leaves_356},
    {sizeof(cs_t357), leaves_357},
    {sizeof(cs_t358), leaves_358},
    {sizeof(cs_t359), leaves_359},
    {sizeof(cs_t360), leaves_360},
    {sizeof(cs_t361), leaves_361},
    {sizeof(cs_t362), leaves_362},
    {sizeof(cs_t363), leaves_363},
    {sizeof(cs_t364), leaves_364},
    {sizeof(cs_t365), leaves_365},
    {sizeof(cs_t366), leaves_366},
    {sizeof(cs_t367), leaves_367},
    {sizeof(cs_t368), leaves_368},
    {sizeof(cs_t369), leaves_369},
    {sizeof(cs_t370), leaves_370},
    {sizeof(cs_t371), leaves_371},
    {sizeof(cs_t372), leaves_372},
    {sizeof(cs_t373), leaves_373},
    {sizeof(cs_t374), leaves_374},
    {sizeof(cs_t375), leaves_375},
};

const cs_signature cs_signatures[] = {
    {-1, 0, {0}},
    {0, 0, {0}},
    {-1, 3, {0, 4, 0}},
    {7, 0, {0}},
    {-1, 3, {7, 4, 7}},
    {8, 0, {0}},
    {-1, 3, {8, 4, 8}},
    {11, 0, {0}},
    {-1, 3, {11, 4, 11}},
    {12, 0, {0}},
    {-1, 3, {12, 4, 12}},
    {20, 0, {0}},
    {-1, 3, {20, 4, 20}},
    {0, 1, {0}},
    {1, 1, {1}},
    {2, 1, {2}},
    {3, 1, {3}},
    {4, 1, {4}},
    {5, 1, {5}},
    {6, 1, {6}},
    {7, 1, {7}},
    {8, 1, {8}},
    {9, 1, {9}},
    {10, 1, {10}},
    {11, 1, {11}},
    {12, 1, {12}},
    {13, 1, {13}},
    {14, 1, {14}},
    {15, 1, {15}},
    {16, 1, {16}},
    {17, 1, {17}},
    {18, 1, {18}},
    {19, 1, {19}},
    {20, 1, {20}},
    {21, 1, {21}},
    {22, 1, {22}},
    {23, 1, {23}},
    {24, 1, {24}},
    {25, 1, {25}},
    {0, 9, {0, 0, 0, 0, 0, 0, 0, 0, 0}},
    {1, 9, {1, 1, 1, 1, 1, 1, 1, 1, 1}},
    {2, 9, {2, 2, 2, 2, 2, 2, 2, 2, 2}},
    {3, 9, {3, 3, 3, 3, 3, 3, 3, 3, 3}},
    {4, 9, {4, 4, 4, 4, 4, 4, 4, 4, 4}},
    {5, 9, {5, 5, 5, 5, 5, 5, 5, 5, 5}},
    {6, 9, {6, 6, 6, 6, 6, 6, 6, 6, 6}},
    {7, 9, {7, 7, 7, 7, 7, 7, 7, 7, 7}},
    {8, 12, {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8}},
    {9, 12, {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9}},
    {10, 9, {10, 10, 10, 10, 10, 10, 10, 10, 10}},
    {11, 9, {11, 11, 11, 11, 11, 11, 11, 11, 11}},
    {12, 9, {12, 12, 12, 12, 12, 12, 12, 12, 12}},
    {13, 9, {13, 13, 13, 13, 13, 13, 13, 13, 13}},
    {14, 9, {14, 14, 14, 14, 14, 14, 14, 14, 14}},
    {15, 9, {15, 15, 15, 15, 15, 15, 15, 15, 15}},
    {16, 9, {16, 16, 16, 16, 16, 16, 16, 16, 16}},
    {17, 9, {17, 17, 17, 17, 17, 17, 17, 17, 17}},
    {18, 9, {18, 18, 18, 18, 18, 18, 18, 18, 18}},
    {19, 9, {19, 19, 19, 19, 19, 19, 19, 19, 19}},
    {20, 9, {20, 20, 20, 20, 20, 20, 20, 20, 20}},
    {21, 9, {21, 21, 21, 21, 21, 21, 21, 21, 21}},
    {22, 9, {22, 22, 22, 22, 22, 22, 22, 22, 22}},
    {23, 9, {23, 23, 23, 23, 23, 23, 23, 23, 23}},
    {24, 9, {24, 24, 24, 24, 24, 24, 24, 24, 24}},
    {25, 9, {25, 25, 25, 25, 25, 25, 25, 25, 25}},
    {6, 16, {8, 9, 9, 9, 9, 8, 9, 4, 8, 8, 10, 3, 12, 4, 9, 4}},
    {8, 16, {8, 9, 9, 9, 9, 8, 9, 4, 8, 8, 10, 3, 12, 4, 9, 4}},
    {6, 16, {8, 10, 9, 9, 10, 0, 9, 8, 3, 8, 4, 9, 8, 9, 12, 6}},
    {8, 16, {8, 10, 9, 9, 10, 0, 9, 8, 3, 8, 4, 9, 8, 9, 12, 6}},
    {6, 16, {9, 4, 10, 9, 10, 10, 8, 9, 8, 4, 0, 10, 8, 10, 8, 8}},
    {8, 16, {9, 4, 10, 9, 10, 10, 8, 9, 8, 4, 0, 10, 8, 10, 8, 8}},
    {26, 5, {0, 26, 9, 26, 4}},
    {27, 5, {0, 27, 9, 27, 4}},
    {28, 5, {0, 28, 9, 28, 4}},
    {29, 5, {0, 29, 9, 29, 4}},
    {30, 5, {0, 30, 9, 30, 4}},
    {31, 5, {0, 31, 9, 31, 4}},
    {32, 5, {0, 32, 9, 32, 4}},
    {33, 5, {0, 33, 9, 33, 4}},
    {34, 5, {0, 34, 9, 34, 4}},
    {35, 5, {0, 35, 9, 35, 4}},
    {36, 5, {0, 36, 9, 36, 4}},
    {37, 5, {0, 37, 9, 37, 4}},
    {38, 5, {0, 38, 9, 38, 4}},
    {39, 5, {0, 39, 9, 39, 4}},
    {40, 5, {0, 40, 9, 40, 4}},
    {41, 5, {0, 41, 9, 41, 4}},
    {42, 5, {0, 42, 9, 42, 4}},
    {43, 5, {0, 43, 9, 43, 4}},
    {44, 5, {0, 44, 9, 44, 4}},
    {45, 5, {0, 45, 9, 45, 4}},
    {46, 5, {0, 46, 9, 46, 4}},
    {47, 5, {0, 47, 9, 47, 4}},
    {48, 5, {0, 48, 9, 48, 4}},
    {49, 5, {0, 49, 9, 49, 4}},
    {50, 5, {0, 50, 9, 50, 4}},
    {51, 5, {0, 51, 9, 51, 4}},
    {52, 5, {0, 52, 9, 52, 4}},
    {53, 5, {0, 53, 9, 53, 4}},
    {54, 5, {0, 54, 9, 54, 4}},
    {55, 5, {0, 55, 9, 55, 4}},
    {56, 5, {0, 56, 9, 56, 4}},
    {57, 5, {0, 57, 9, 57, 4}},
    {58, 5, {0, 58, 9, 58, 4}},
    {59, 5, {0, 59, 9, 59, 4}},
    {60, 5, {0, 60, 9, 60, 4}},
    {61, 5, {0, 61, 9, 61, 4}},
    {62, 5, {0, 62, 9, 62, 4}},
    {63, 5, {0, 63, 9, 63, 4}},
    {64, 5, {0, 64, 9, 64, 4}},
    {65, 5, {0, 65, 9, 65, 4}},
    {66, 5, {0, 66, 9, 66, 4}},
    {67, 5, {0, 67, 9, 67, 4}},
    {68, 5, {0, 68, 9, 68, 4}},
    {69, 5, {0, 69, 9, 69, 4}},
    {70, 5, {0, 70, 9, 70, 4}},
    {71, 5, {0, 71, 9, 71, 4}},
    {72, 5, {0, 72, 9, 72, 4}},
    {73, 5, {0, 73, 9, 73, 4}},
    {74, 5, {0, 74, 9, 74, 4}},
    {75, 5, {4, 77, 8, 75, 78}},
    {76, 3, {79, 76, 80}},
    {81, 5, {4, 83, 8, 81, 84}},
    {82, 3, {85, 82, 86}},
    {87, 5, {4, 89, 8, 87, 90}},
    {88, 3, {91, 88, 92}},
    {93, 5, {4, 95, 8, 93, 96}},
    {94, 3, {97, 94, 98}},
    {99, 5, {4, 101, 8, 99, 102}},
    {100, 3, {103, 100, 104}},
    {105, 5, {4, 107, 8, 105, 108}},
    {106, 3, {109, 106, 110}},
    {111, 5, {4, 113, 8, 111, 114}},
    {112, 3, {115, 112, 116}},
    {117, 5, {4, 119, 8, 117, 120}},
    {118, 3, {121, 118, 122}},
    {123, 5, {4, 125, 8, 123, 126}},
    {124, 3, {127, 124, 128}},
    {129, 5, {4, 131, 8, 129, 132}},
    {130, 3, {133, 130, 134}},
    {135, 5, {4, 137, 8, 135, 138}},
    {136, 3, {139, 136, 140}},
    {141, 5, {4, 143, 8, 141, 144}},
    {142, 3, {145, 142, 146}},
    {147, 5, {4, 149, 8, 147, 150}},
    {148, 3, {151, 148, 152}},
    {153, 5, {4, 155, 8, 153, 156}},
    {154, 3, {157, 154, 158}},
    {159, 5, {4, 161, 8, 159, 162}},
    {160, 3, {163, 160, 164}},
    {165, 5, {4, 167, 8, 165, 168}},
    {166, 3, {169, 166, 170}},
    {171, 5, {4, 173, 8, 171, 174}},
    {172, 3, {175, 172, 176}},
    {177, 5, {4, 179, 8, 177, 180}},
    {178, 3, {181, 178, 182}},
    {183, 5, {4, 185, 8, 183, 186}},
    {184, 3, {187, 184, 188}},
    {189, 5, {4, 191, 8, 189, 192}},
    {190, 3, {193, 190, 194}},
    {195, 5, {4, 197, 8, 195, 198}},
    {196, 3, {199, 196, 200}},
    {201, 5, {4, 203, 8, 201, 204}},
    {202, 3, {205, 202, 206}},
    {207, 5, {4, 209, 8, 207, 210}},
    {208, 3, {211, 208, 212}},
    {213, 5, {4, 215, 8, 213, 216}},
    {214, 3, {217, 214, 218}},
    {219, 5, {4, 221, 8, 219, 222}},
    {220, 3, {223, 220, 224}},
    {225, 5, {4, 227, 8, 225, 228}},
    {226, 3, {229, 226, 230}},
    {231, 3, {231, 9, 231}},
    {232, 3, {232, 9, 232}},
    {233, 3, {233, 9, 233}},
    {234, 3, {234, 9, 234}},
    {236, 3, {237, 235, 238}},
    {239, 3, {239, 9, 239}},
    {240, 3, {240, 9, 240}},
    {241, 3, {241, 9, 241}},
    {242, 3, {242, 9, 242}},
    {244, 3, {245, 243, 246}},
    {247, 3, {247, 9, 247}},
    {248, 3, {248, 9, 248}},
    {249, 3, {249, 9, 249}},
    {250, 3, {250, 9, 250}},
    {252, 3, {253, 251, 254}},
    {257, 8, {6, 6, 6, 6, 6, 257, 257, 8}},
    {257, 10, {9, 9, 9, 9, 9, 9, 9, 257, 8, 257}},
    {256, 8, {6, 6, 6, 6, 6, 256, 256, 8}},
    {256, 10, {9, 9, 9, 9, 9, 9, 9, 256, 8, 256}},
    {258, 8, {6, 6, 6, 6, 6, 258, 258, 8}},
    {258, 10, {9, 9, 9, 9, 9, 9, 9, 258, 8, 258}},
    {259, 8, {6, 6, 6, 6, 6, 259, 259, 8}},
    {259, 10, {9, 9, 9, 9, 9, 9, 9, 259, 8, 259}},
    {260, 8, {6, 6, 6, 6, 6, 260, 260, 8}},
    {260, 10, {9, 9, 9, 9, 9, 9, 9, 260, 8, 260}},
    {261, 8, {6, 6, 6, 6, 6, 261, 261, 8}},
    {261, 10, {9, 9, 9, 9, 9, 9, 9, 261, 8, 261}},
    {262, 8, {6, 6, 6, 6, 6, 262, 262, 8}},
    {262, 10, {9, 9, 9, 9, 9, 9, 9, 262, 8, 262}},
    {263, 8, {6, 6, 6, 6, 6, 263, 263, 8}},
    {263, 10, {9, 9, 9, 9, 9, 9, 9, 263, 8, 263}},
    {264, 8, {6, 6, 6, 6, 6, 264, 264, 8}},
    {264, 10, {9, 9, 9, 9, 9, 9, 9, 264, 8, 264}},
    {265, 8, {6, 6, 6, 6, 6, 265, 265, 8}},
    {265, 10, {9, 9, 9, 9, 9, 9, 9, 265, 8, 265}},
    {266, 8, {6, 6, 6, 6, 6, 266, 266, 8}},
    {266, 10, {9, 9, 9, 9, 9, 9, 9, 266, 8, 266}},
    {267, 8, {6, 6, 6, 6, 6, 267, 267, 8}},
    {267, 10, {9, 9, 9, 9, 9, 9, 9, 267, 8, 267}},
    {268, 8, {6, 6, 6, 6, 6, 268, 268, 8}},
    {268, 10, {9, 9, 9, 9, 9, 9, 9, 268, 8, 268}},
    {269, 8, {6, 6, 6, 6, 6, 269, 269, 8}},
    {269, 10, {9, 9, 9, 9, 9, 9, 9, 269, 8, 269}},
    {273, 8, {6, 6, 6, 6, 6, 273, 273, 8}},
    {273, 10, {9, 9, 9, 9, 9, 9, 9, 273, 8, 273}},
    {274, 8, {6, 6, 6, 6, 6, 274, 274, 8}},
    {274, 10, {9, 9, 9, 9, 9, 9, 9, 274, 8, 274}},
    {275, 8, {6, 6, 6, 6, 6, 275, 275, 8}},
    {275, 10, {9, 9, 9, 9, 9, 9, 9, 275, 8, 275}},
    {276, 8, {6, 6, 6, 6, 6, 276, 276, 8}},
    {276, 10, {9, 9, 9, 9, 9, 9, 9, 276, 8, 276}},
    {277, 8, {6, 6, 6, 6, 6, 277, 277, 8}},
    {277, 10, {9, 9, 9, 9, 9, 9, 9, 277, 8, 277}},
    {278, 5, {278, 4, 278, 9, 278}},
    {279, 5, {279, 4, 279, 9, 279}},
    {280, 5, {280, 4, 280, 9, 280}},
    {281, 5, {281, 4, 281, 9, 281}},
    {282, 5, {282, 4, 282, 9, 282}},
    {283, 5, {283, 4, 283, 9, 283}},
    {284, 5, {284, 4, 284, 9, 284}},
    {285, 5, {285, 4, 285, 9, 285}},
    {286, 5, {286, 4, 286, 9, 286}},
    {287, 5, {287, 4, 287, 9, 287}},
    {289, 3, {289, 6, 289}},
    {-1, 16, {2, 178, 1, 7, 14, 16, 12, 0, 25, 178, 5, 19, 21, 36, 7, 290}},
    {291, 16, {11, 20, 8, 7, 21, 16, 8, 13, 91, 23, 7, 74, 3, 91, 14, 291}},
    {292, 16, {0, 3, 276, 1, 24, 1, 188, 164, 2, 20, 0, 127, 25, 1, 1, 292}},
    {294, 16, {20, 20, 205, 5, 6, 12, 205, 7, 3, 38, 147, 216, 1, 23, 19, 294}},
    {2, 16, {2, 25, 24, 17, 237, 21, 12, 10, 1, 151, 22, 209, 237, 13, 10, 297}},
    {299, 16, {214, 38, 7, 20, 18, 192, 16, 17, 19, 292, 292, 20, 192, 15, 14, 299}},
    {24, 16, {12, 141, 25, 7, 268, 7, 9, 12, 9, 17, 8, 203, 18, 20, 17, 301}},
    {16, 16, {28, 1, 19, 5, 4, 4, 151, 21, 5, 122, 23, 89, 275, 5, 14, 302}},
    {304, 16, {6, 17, 3, 161, 8, 3, 4, 20, 0, 20, 8, 161, 19, 192, 21, 304}},
    {305, 16, {107, 21, 11, 7, 77, 10, 0, 21, 1, 22, 69, 11, 5, 38, 1, 305}},
    {306, 16, {8, 1, 12, 18, 17, 24, 17, 6, 18, 19, 16, 195, 3, 15, 0, 306}},
    {307, 16, {239, 8, 5, 11, 23, 20, 19, 13, 17, 4, 2, 15, 1, 18, 0, 307}},
    {-1, 16, {76, 22, 21, 177, 118, 21, 10, 3, 9, 178, 5, 17, 15, 23, 118, 308}},
    {309, 16, {234, 0, 15, 10, 6, 18, 0, 6, 16, 15, 0, 14, 2, 4, 192, 309}},
    {311, 16, {20, 241, 129, 20, 0, 82, 6, 22, 173, 22, 20, 5, 12, 2, 21, 311}},
    {3, 16, {9, 2, 1, 256, 12, 182, 215, 157, 11, 17, 210, 122, 19, 22, 18, 312}},
    {-1, 16, {20, 54, 11, 22, 232, 252, 21, 25, 162, 232, 83, 13, 19, 14, 7, 314}},
    {315, 16, {167, 21, 206, 202, 25, 3, 0, 16, 22, 1, 16, 24, 7, 25, 167, 315}},
    {21, 16, {25, 6, 157, 13, 173, 184, 137, 22, 13, 7, 25, 24, 2, 15, 184, 316}},
    {24, 16, {2, 25, 107, 209, 20, 9, 2, 3, 152, 48, 209, 107, 15, 4, 48, 320}},
    {4, 16, {25, 0, 23, 18, 107, 0, 20, 2, 13, 23, 315, 6, 7, 16, 16, 321}},
    {10, 16, {13, 25, 10, 11, 35, 1, 28, 2, 18, 28, 7, 11, 15, 5, 3, 322}},
    {323, 16, {19, 8, 15, 24, 10, 56, 22, 21, 1, 5, 2, 15, 3, 3, 8, 323}},
    {-1, 16, {16, 5, 22, 40, 3, 11, 253, 69, 25, 8, 12, 14, 235, 273, 19, 324}},
    {326, 16, {23, 22, 10, 38, 18, 188, 22, 6, 7, 277, 38, 56, 23, 38, 0, 326}},
    {327, 16, {79, 14, 11, 7, 103, 7, 14, 202, 17, 15, 12, 232, 13, 232, 37, 327}},
    {328, 16, {6, 113, 8, 20, 4, 8, 3, 147, 241, 12, 10, 1, 19, 18, 113, 328}},
    {332, 16, {1, 0, 9, 24, 2, 312, 228, 24, 16, 228, 228, 3, 13, 5, 12, 332}},
    {-1, 16, {23, 9, 174, 16, 16, 25, 13, 222, 263, 20, 21, 18, 23, 14, 334, 334}},
    {337, 16, {6, 5, 5, 13, 22, 14, 4, 4, 12, 9, 2, 22, 0, 106, 17, 337}},
    {340, 16, {24, 24, 29, 22, 18, 22, 4, 23, 21, 327, 143, 8, 9, 11, 16, 340}},
    {-1, 16, {10, 70, 25, 12, 4, 3, 2, 157, 7, 292, 239, 3, 239, 0, 18, 343}},
    {-1, 16, {10, 48, 1, 14, 16, 8, 9, 38, 262, 19, 10, 23, 2, 17, 24, 344}},
    {345, 16, {7, 20, 32, 152, 34, 11, 18, 340, 332, 8, 18, 13, 34, 327, 12, 345}},
    {-1, 16, {13, 48, 1, 95, 5, 18, 1, 100, 18, 8, 265, 14, 96, 59, 96, 346}},
    {348, 16, {18, 23, 10, 5, 11, 15, 7, 3, 6, 21, 307, 188, 18, 18, 20, 348}},
    {350, 16, {17, 18, 4, 14, 25, 20, 71, 10, 15, 16, 8, 17, 11, 1, 323, 350}},
    {5, 16, {22, 7, 12, 8, 10, 14, 6, 13, 18, 4, 9, 6, 10, 6, 11, 352}},
    {22, 16, {12, 8, 269, 6, 269, 1, 8, 12, 232, 16, 207, 1, 13, 232, 232, 356}},
    {359, 16, {15, 25, 1, 4, 14, 21, 87, 20, 40, 40, 23, 171, 145, 87, 4, 359}},
    {19, 16, {21, 25, 150, 24, 9, 22, 22, 85, 19, 4, 10, 7, 15, 227, 5, 360}},
    {362, 16, {98, 6, 3, 23, 11, 5, 10, 0, 180, 0, 12, 14, 22, 15, 9, 362}},
    {364, 16, {55, 2, 158, 9, 13, 10, 20, 15, 17, 4, 19, 158, 23, 25, 7, 364}},
    {365, 16, {16, 14, 51, 80, 12, 0, 9, 80, 247, 16, 174, 96, 2, 22, 2, 365}},
    {5, 16, {15, 164, 2, 38, 23, 12, 7, 24, 1, 20, 164, 6, 18, 19, 11, 367}},
    {368, 16, {328, 3, 238, 18, 9, 215, 9, 0, 3, 215, 0, 13, 4, 9, 0, 368}},
    {369, 16, {12, 5, 23, 3, 276, 5, 7, 25, 25, 8, 14, 25, 7, 276, 97, 369}},
    {371, 16, {124, 21, 25, 93, 364, 10, 20, 22, 7, 22, 8, 12, 124, 18, 264, 371}},
    {20, 16, {4, 84, 120, 120, 6, 21, 2, 64, 122, 17, 25, 84, 0, 25, 25, 373}},
    {10, 16, {3, 14, 16, 14, 261, 62, 62, 23, 4, 3, 4, 2, 24, 10, 1, 375}},
};

void cs_function_0(void) {
    const void *got[] = {NULL};
    cs_receive(0, got, NULL);
}

bool cs_call_0(cs_f0 function, int32_t expected) {
    void *made[] = {NULL};
    cs_make_arguments(0, made);
    function();
    (void)expected;
    return true;
}

int8_t cs_function_1(void) {
    const void *got[] = {NULL};
    int8_t made;
    cs_receive(1, got, &made);
    return made;
}

bool cs_call_1(cs_f1 function, int32_t expected) {
    void *made[] = {NULL};
    cs_make_arguments(1, made);
    int8_t got = function();
    return cs_matches(expected, &got);
}

void cs_function_2(int8_t a0, int32_t a1, int8_t a2) {
    cs_widen(2, 0, a0);
    cs_widen(2, 2, a2);
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_receive(2, got, NULL);
}

bool cs_call_2(cs_f2 function, int32_t expected) {
    int8_t a0;
    int32_t a1;
    int8_t a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(2, made);
    function(a0, a1, a2);
    (void)expected;
    return true;
}

uint64_t cs_function_3(void) {
    const void *got[] = {NULL};
    uint64_t made;
    cs_receive(3, got, &made);
    return made;
}

bool cs_call_3(cs_f3 function, int32_t expected) {
    void *made[] = {NULL};
    cs_make_arguments(3, made);
    uint64_t got = function();
    return cs_matches(expected, &got);
}

void cs_function_4(uint64_t a0, int32_t a1, uint64_t a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_receive(4, got, NULL);
}

bool cs_call_4(cs_f4 function, int32_t expected) {
    uint64_t a0;
    int32_t a1;
    uint64_t a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(4, made);
    function(a0, a1, a2);
    (void)expected;
    return true;
}

float cs_function_5(void) {
    const void *got[] = {NULL};
    float made;
    cs_receive(5, got, &made);
    return made;
}

bool cs_call_5(cs_f5 function, int32_t expected) {
    void *made[] = {NULL};
    cs_make_arguments(5, made);
    float got = function();
    return cs_matches(expected, &got);
}

void cs_function_6(float a0, int32_t a1, float a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_receive(6, got, NULL);
}

bool cs_call_6(cs_f6 function, int32_t expected) {
    float a0;
    int32_t a1;
    float a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(6, made);
    function(a0, a1, a2);
    (void)expected;
    return true;
}

long double cs_function_7(void) {
    const void *got[] = {NULL};
    long double made;
    cs_receive(7, got, &made);
    return made;
}

bool cs_call_7(cs_f7 function, int32_t expected) {
    void *made[] = {NULL};
    cs_make_arguments(7, made);
    long double got = function();
    return cs_matches(expected, &got);
}

void cs_function_8(long double a0, int32_t a1, long double a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_receive(8, got, NULL);
}

bool cs_call_8(cs_f8 function, int32_t expected) {
    long double a0;
    int32_t a1;
    long double a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(8, made);
    function(a0, a1, a2);
    (void)expected;
    return true;
}

const char * cs_function_9(void) {
    const void *got[] = {NULL};
    const char * made;
    cs_receive(9, got, &made);
    return made;
}

bool cs_call_9(cs_f9 function, int32_t expected) {
    void *made[] = {NULL};
    cs_make_arguments(9, made);
    const char * got = function();
    return cs_matches(expected, &got);
}

void cs_function_10(const char * a0, int32_t a1, const char * a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_receive(10, got, NULL);
}

bool cs_call_10(cs_f10 function, int32_t expected) {
    const char * a0;
    int32_t a1;
    const char * a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(10, made);
    function(a0, a1, a2);
    (void)expected;
    return true;
}

cs_handler cs_function_11(void) {
    const void *got[] = {NULL};
    cs_handler made;
    cs_receive(11, got, &made);
    return made;
}

bool cs_call_11(cs_f11 function, int32_t expected) {
    void *made[] = {NULL};
    cs_make_arguments(11, made);
    cs_handler got = function();
    return cs_matches(expected, &got);
}

void cs_function_12(cs_handler a0, int32_t a1, cs_handler a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_receive(12, got, NULL);
}

bool cs_call_12(cs_f12 function, int32_t expected) {
    cs_handler a0;
    int32_t a1;
    cs_handler a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(12, made);
    function(a0, a1, a2);
    (void)expected;
    return true;
}

int8_t cs_function_13(int8_t a0) {
    cs_widen(13, 0, a0);
    const void *got[] = {&a0, NULL};
    int8_t made;
    cs_receive(13, got, &made);
    return made;
}

bool cs_call_13(cs_f13 function, int32_t expected) {
    int8_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(13, made);
    int8_t got = function(a0);
    return cs_matches(expected, &got);
}

uint8_t cs_function_14(uint8_t a0) {
    cs_widen(14, 0, a0);
    const void *got[] = {&a0, NULL};
    uint8_t made;
    cs_receive(14, got, &made);
    return made;
}

bool cs_call_14(cs_f14 function, int32_t expected) {
    uint8_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(14, made);
    uint8_t got = function(a0);
    return cs_matches(expected, &got);
}

int16_t cs_function_15(int16_t a0) {
    cs_widen(15, 0, a0);
    const void *got[] = {&a0, NULL};
    int16_t made;
    cs_receive(15, got, &made);
    return made;
}

bool cs_call_15(cs_f15 function, int32_t expected) {
    int16_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(15, made);
    int16_t got = function(a0);
    return cs_matches(expected, &got);
}

uint16_t cs_function_16(uint16_t a0) {
    cs_widen(16, 0, a0);
    const void *got[] = {&a0, NULL};
    uint16_t made;
    cs_receive(16, got, &made);
    return made;
}

bool cs_call_16(cs_f16 function, int32_t expected) {
    uint16_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(16, made);
    uint16_t got = function(a0);
    return cs_matches(expected, &got);
}

int32_t cs_function_17(int32_t a0) {
    const void *got[] = {&a0, NULL};
    int32_t made;
    cs_receive(17, got, &made);
    return made;
}

bool cs_call_17(cs_f17 function, int32_t expected) {
    int32_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(17, made);
    int32_t got = function(a0);
    return cs_matches(expected, &got);
}

uint32_t cs_function_18(uint32_t a0) {
    const void *got[] = {&a0, NULL};
    uint32_t made;
    cs_receive(18, got, &made);
    return made;
}

bool cs_call_18(cs_f18 function, int32_t expected) {
    uint32_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(18, made);
    uint32_t got = function(a0);
    return cs_matches(expected, &got);
}

int64_t cs_function_19(int64_t a0) {
    const void *got[] = {&a0, NULL};
    int64_t made;
    cs_receive(19, got, &made);
    return made;
}

bool cs_call_19(cs_f19 function, int32_t expected) {
    int64_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(19, made);
    int64_t got = function(a0);
    return cs_matches(expected, &got);
}

uint64_t cs_function_20(uint64_t a0) {
    const void *got[] = {&a0, NULL};
    uint64_t made;
    cs_receive(20, got, &made);
    return made;
}

bool cs_call_20(cs_f20 function, int32_t expected) {
    uint64_t a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(20, made);
    uint64_t got = function(a0);
    return cs_matches(expected, &got);
}

float cs_function_21(float a0) {
    const void *got[] = {&a0, NULL};
    float made;
    cs_receive(21, got, &made);
    return made;
}

bool cs_call_21(cs_f21 function, int32_t expected) {
    float a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(21, made);
    float got = function(a0);
    return cs_matches(expected, &got);
}

double cs_function_22(double a0) {
    const void *got[] = {&a0, NULL};
    double made;
    cs_receive(22, got, &made);
    return made;
}

bool cs_call_22(cs_f22 function, int32_t expected) {
    double a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(22, made);
    double got = function(a0);
    return cs_matches(expected, &got);
}

bool cs_function_23(bool a0) {
    cs_widen(23, 0, a0);
    const void *got[] = {&a0, NULL};
    bool made;
    cs_receive(23, got, &made);
    return made;
}

bool cs_call_23(cs_f23 function, int32_t expected) {
    bool a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(23, made);
    bool got = function(a0);
    return cs_matches(expected, &got);
}

long double cs_function_24(long double a0) {
    const void *got[] = {&a0, NULL};
    long double made;
    cs_receive(24, got, &made);
    return made;
}

bool cs_call_24(cs_f24 function, int32_t expected) {
    long double a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(24, made);
    long double got = function(a0);
    return cs_matches(expected, &got);
}

const char * cs_function_25(const char * a0) {
    const void *got[] = {&a0, NULL};
    const char * made;
    cs_receive(25, got, &made);
    return made;
}

bool cs_call_25(cs_f25 function, int32_t expected) {
    const char * a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(25, made);
    const char * got = function(a0);
    return cs_matches(expected, &got);
}

char * cs_function_26(char * a0) {
    const void *got[] = {&a0, NULL};
    char * made;
    cs_receive(26, got, &made);
    return made;
}

bool cs_call_26(cs_f26 function, int32_t expected) {
    char * a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(26, made);
    char * got = function(a0);
    return cs_matches(expected, &got);
}

void * cs_function_27(void * a0) {
    const void *got[] = {&a0, NULL};
    void * made;
    cs_receive(27, got, &made);
    return made;
}

bool cs_call_27(cs_f27 function, int32_t expected) {
    void * a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(27, made);
    void * got = function(a0);
    return cs_matches(expected, &got);
}

const void * cs_function_28(const void * a0) {
    const void *got[] = {&a0, NULL};
    const void * made;
    cs_receive(28, got, &made);
    return made;
}

bool cs_call_28(cs_f28 function, int32_t expected) {
    const void * a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(28, made);
    const void * got = function(a0);
    return cs_matches(expected, &got);
}

void *_Nonnull cs_function_29(void *_Nonnull a0) {
    const void *got[] = {&a0, NULL};
    void *_Nonnull made;
    cs_receive(29, got, &made);
    return made;
}

bool cs_call_29(cs_f29 function, int32_t expected) {
    void *_Nonnull a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(29, made);
    void *_Nonnull got = function(a0);
    return cs_matches(expected, &got);
}

int32_t * cs_function_30(int32_t * a0) {
    const void *got[] = {&a0, NULL};
    int32_t * made;
    cs_receive(30, got, &made);
    return made;
}

bool cs_call_30(cs_f30 function, int32_t expected) {
    int32_t * a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(30, made);
    int32_t * got = function(a0);
    return cs_matches(expected, &got);
}

const double ** cs_function_31(const double ** a0) {
    const void *got[] = {&a0, NULL};
    const double ** made;
    cs_receive(31, got, &made);
    return made;
}

bool cs_call_31(cs_f31 function, int32_t expected) {
    const double ** a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(31, made);
    const double ** got = function(a0);
    return cs_matches(expected, &got);
}

struct cs_opaque * cs_function_32(struct cs_opaque * a0) {
    const void *got[] = {&a0, NULL};
    struct cs_opaque * made;
    cs_receive(32, got, &made);
    return made;
}

bool cs_call_32(cs_f32 function, int32_t expected) {
    struct cs_opaque * a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(32, made);
    struct cs_opaque * got = function(a0);
    return cs_matches(expected, &got);
}

cs_handler cs_function_33(cs_handler a0) {
    const void *got[] = {&a0, NULL};
    cs_handler made;
    cs_receive(33, got, &made);
    return made;
}

bool cs_call_33(cs_f33 function, int32_t expected) {
    cs_handler a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(33, made);
    cs_handler got = function(a0);
    return cs_matches(expected, &got);
}

cs_color cs_function_34(cs_color a0) {
    const void *got[] = {&a0, NULL};
    cs_color made;
    cs_receive(34, got, &made);
    return made;
}

bool cs_call_34(cs_f34 function, int32_t expected) {
    cs_color a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(34, made);
    cs_color got = function(a0);
    return cs_matches(expected, &got);
}

cs_flags cs_function_35(cs_flags a0) {
    cs_widen(35, 0, a0);
    const void *got[] = {&a0, NULL};
    cs_flags made;
    cs_receive(35, got, &made);
    return made;
}

bool cs_call_35(cs_f35 function, int32_t expected) {
    cs_flags a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(35, made);
    cs_flags got = function(a0);
    return cs_matches(expected, &got);
}

cs_size cs_function_36(cs_size a0) {
    const void *got[] = {&a0, NULL};
    cs_size made;
    cs_receive(36, got, &made);
    return made;
}

bool cs_call_36(cs_f36 function, int32_t expected) {
    cs_size a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(36, made);
    cs_size got = function(a0);
    return cs_matches(expected, &got);
}

cs_direction cs_function_37(cs_direction a0) {
    const void *got[] = {&a0, NULL};
    cs_direction made;
    cs_receive(37, got, &made);
    return made;
}

bool cs_call_37(cs_f37 function, int32_t expected) {
    cs_direction a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(37, made);
    cs_direction got = function(a0);
    return cs_matches(expected, &got);
}

cs_small cs_function_38(cs_small a0) {
    cs_widen(38, 0, a0);
    const void *got[] = {&a0, NULL};
    cs_small made;
    cs_receive(38, got, &made);
    return made;
}

bool cs_call_38(cs_f38 function, int32_t expected) {
    cs_small a0;
    void *made[] = {&a0, NULL};
    cs_make_arguments(38, made);
    cs_small got = function(a0);
    return cs_matches(expected, &got);
}

int8_t cs_function_39(int8_t a0, int8_t a1, int8_t a2, int8_t a3, int8_t a4, int8_t a5, int8_t a6, int8_t a7, int8_t a8)
    {
    cs_widen(39, 0, a0);
    cs_widen(39, 1, a1);
    cs_widen(39, 2, a2);
    cs_widen(39, 3, a3);
    cs_widen(39, 4, a4);
    cs_widen(39, 5, a5);
    cs_widen(39, 6, a6);
    cs_widen(39, 7, a7);
    cs_widen(39, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    int8_t made;
    cs_receive(39, got, &made);
    return made;
}

bool cs_call_39(cs_f39 function, int32_t expected) {
    int8_t a0;
    int8_t a1;
    int8_t a2;
    int8_t a3;
    int8_t a4;
    int8_t a5;
    int8_t a6;
    int8_t a7;
    int8_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(39, made);
    int8_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

uint8_t cs_function_40(uint8_t a0, uint8_t a1, uint8_t a2, uint8_t a3, uint8_t a4, uint8_t a5, uint8_t a6, uint8_t a7,
    uint8_t a8) {
    cs_widen(40, 0, a0);
    cs_widen(40, 1, a1);
    cs_widen(40, 2, a2);
    cs_widen(40, 3, a3);
    cs_widen(40, 4, a4);
    cs_widen(40, 5, a5);
    cs_widen(40, 6, a6);
    cs_widen(40, 7, a7);
    cs_widen(40, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    uint8_t made;
    cs_receive(40, got, &made);
    return made;
}

bool cs_call_40(cs_f40 function, int32_t expected) {
    uint8_t a0;
    uint8_t a1;
    uint8_t a2;
    uint8_t a3;
    uint8_t a4;
    uint8_t a5;
    uint8_t a6;
    uint8_t a7;
    uint8_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(40, made);
    uint8_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

int16_t cs_function_41(int16_t a0, int16_t a1, int16_t a2, int16_t a3, int16_t a4, int16_t a5, int16_t a6, int16_t a7,
    int16_t a8) {
    cs_widen(41, 0, a0);
    cs_widen(41, 1, a1);
    cs_widen(41, 2, a2);
    cs_widen(41, 3, a3);
    cs_widen(41, 4, a4);
    cs_widen(41, 5, a5);
    cs_widen(41, 6, a6);
    cs_widen(41, 7, a7);
    cs_widen(41, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    int16_t made;
    cs_receive(41, got, &made);
    return made;
}

bool cs_call_41(cs_f41 function, int32_t expected) {
    int16_t a0;
    int16_t a1;
    int16_t a2;
    int16_t a3;
    int16_t a4;
    int16_t a5;
    int16_t a6;
    int16_t a7;
    int16_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(41, made);
    int16_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

uint16_t cs_function_42(uint16_t a0, uint16_t a1, uint16_t a2, uint16_t a3, uint16_t a4, uint16_t a5, uint16_t a6,
    uint16_t a7, uint16_t a8) {
    cs_widen(42, 0, a0);
    cs_widen(42, 1, a1);
    cs_widen(42, 2, a2);
    cs_widen(42, 3, a3);
    cs_widen(42, 4, a4);
    cs_widen(42, 5, a5);
    cs_widen(42, 6, a6);
    cs_widen(42, 7, a7);
    cs_widen(42, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    uint16_t made;
    cs_receive(42, got, &made);
    return made;
}

bool cs_call_42(cs_f42 function, int32_t expected) {
    uint16_t a0;
    uint16_t a1;
    uint16_t a2;
    uint16_t a3;
    uint16_t a4;
    uint16_t a5;
    uint16_t a6;
    uint16_t a7;
    uint16_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(42, made);
    uint16_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

int32_t cs_function_43(int32_t a0, int32_t a1, int32_t a2, int32_t a3, int32_t a4, int32_t a5, int32_t a6, int32_t a7,
    int32_t a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    int32_t made;
    cs_receive(43, got, &made);
    return made;
}

bool cs_call_43(cs_f43 function, int32_t expected) {
    int32_t a0;
    int32_t a1;
    int32_t a2;
    int32_t a3;
    int32_t a4;
    int32_t a5;
    int32_t a6;
    int32_t a7;
    int32_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(43, made);
    int32_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

uint32_t cs_function_44(uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3, uint32_t a4, uint32_t a5, uint32_t a6,
    uint32_t a7, uint32_t a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    uint32_t made;
    cs_receive(44, got, &made);
    return made;
}

bool cs_call_44(cs_f44 function, int32_t expected) {
    uint32_t a0;
    uint32_t a1;
    uint32_t a2;
    uint32_t a3;
    uint32_t a4;
    uint32_t a5;
    uint32_t a6;
    uint32_t a7;
    uint32_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(44, made);
    uint32_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

int64_t cs_function_45(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, int64_t a6, int64_t a7,
    int64_t a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    int64_t made;
    cs_receive(45, got, &made);
    return made;
}

bool cs_call_45(cs_f45 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    int64_t a5;
    int64_t a6;
    int64_t a7;
    int64_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(45, made);
    int64_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

uint64_t cs_function_46(uint64_t a0, uint64_t a1, uint64_t a2, uint64_t a3, uint64_t a4, uint64_t a5, uint64_t a6,
    uint64_t a7, uint64_t a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    uint64_t made;
    cs_receive(46, got, &made);
    return made;
}

bool cs_call_46(cs_f46 function, int32_t expected) {
    uint64_t a0;
    uint64_t a1;
    uint64_t a2;
    uint64_t a3;
    uint64_t a4;
    uint64_t a5;
    uint64_t a6;
    uint64_t a7;
    uint64_t a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(46, made);
    uint64_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

float cs_function_47(float a0, float a1, float a2, float a3, float a4, float a5, float a6, float a7, float a8, float a9,
    float a10, float a11) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, NULL};
    float made;
    cs_receive(47, got, &made);
    return made;
}

bool cs_call_47(cs_f47 function, int32_t expected) {
    float a0;
    float a1;
    float a2;
    float a3;
    float a4;
    float a5;
    float a6;
    float a7;
    float a8;
    float a9;
    float a10;
    float a11;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, NULL};
    cs_make_arguments(47, made);
    float got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    return cs_matches(expected, &got);
}

double cs_function_48(double a0, double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8,
    double a9, double a10, double a11) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, NULL};
    double made;
    cs_receive(48, got, &made);
    return made;
}

bool cs_call_48(cs_f48 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    double a9;
    double a10;
    double a11;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, NULL};
    cs_make_arguments(48, made);
    double got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    return cs_matches(expected, &got);
}

bool cs_function_49(bool a0, bool a1, bool a2, bool a3, bool a4, bool a5, bool a6, bool a7, bool a8) {
    cs_widen(49, 0, a0);
    cs_widen(49, 1, a1);
    cs_widen(49, 2, a2);
    cs_widen(49, 3, a3);
    cs_widen(49, 4, a4);
    cs_widen(49, 5, a5);
    cs_widen(49, 6, a6);
    cs_widen(49, 7, a7);
    cs_widen(49, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    bool made;
    cs_receive(49, got, &made);
    return made;
}

bool cs_call_49(cs_f49 function, int32_t expected) {
    bool a0;
    bool a1;
    bool a2;
    bool a3;
    bool a4;
    bool a5;
    bool a6;
    bool a7;
    bool a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(49, made);
    bool got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

long double cs_function_50(long double a0, long double a1, long double a2, long double a3, long double a4, long double
    a5, long double a6, long double a7, long double a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    long double made;
    cs_receive(50, got, &made);
    return made;
}

bool cs_call_50(cs_f50 function, int32_t expected) {
    long double a0;
    long double a1;
    long double a2;
    long double a3;
    long double a4;
    long double a5;
    long double a6;
    long double a7;
    long double a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(50, made);
    long double got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

const char * cs_function_51(const char * a0, const char * a1, const char * a2, const char * a3, const char * a4, const
    char * a5, const char * a6, const char * a7, const char * a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    const char * made;
    cs_receive(51, got, &made);
    return made;
}

bool cs_call_51(cs_f51 function, int32_t expected) {
    const char * a0;
    const char * a1;
    const char * a2;
    const char * a3;
    const char * a4;
    const char * a5;
    const char * a6;
    const char * a7;
    const char * a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(51, made);
    const char * got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

char * cs_function_52(char * a0, char * a1, char * a2, char * a3, char * a4, char * a5, char * a6, char * a7, char * a8)
    {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    char * made;
    cs_receive(52, got, &made);
    return made;
}

bool cs_call_52(cs_f52 function, int32_t expected) {
    char * a0;
    char * a1;
    char * a2;
    char * a3;
    char * a4;
    char * a5;
    char * a6;
    char * a7;
    char * a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(52, made);
    char * got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

void * cs_function_53(void * a0, void * a1, void * a2, void * a3, void * a4, void * a5, void * a6, void * a7, void * a8)
    {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    void * made;
    cs_receive(53, got, &made);
    return made;
}

bool cs_call_53(cs_f53 function, int32_t expected) {
    void * a0;
    void * a1;
    void * a2;
    void * a3;
    void * a4;
    void * a5;
    void * a6;
    void * a7;
    void * a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(53, made);
    void * got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

const void * cs_function_54(const void * a0, const void * a1, const void * a2, const void * a3, const void * a4, const
    void * a5, const void * a6, const void * a7, const void * a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    const void * made;
    cs_receive(54, got, &made);
    return made;
}

bool cs_call_54(cs_f54 function, int32_t expected) {
    const void * a0;
    const void * a1;
    const void * a2;
    const void * a3;
    const void * a4;
    const void * a5;
    const void * a6;
    const void * a7;
    const void * a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(54, made);
    const void * got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

void *_Nonnull cs_function_55(void *_Nonnull a0, void *_Nonnull a1, void *_Nonnull a2, void *_Nonnull a3, void *_Nonnull
    a4, void *_Nonnull a5, void *_Nonnull a6, void *_Nonnull a7, void *_Nonnull a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    void *_Nonnull made;
    cs_receive(55, got, &made);
    return made;
}

bool cs_call_55(cs_f55 function, int32_t expected) {
    void *_Nonnull a0;
    void *_Nonnull a1;
    void *_Nonnull a2;
    void *_Nonnull a3;
    void *_Nonnull a4;
    void *_Nonnull a5;
    void *_Nonnull a6;
    void *_Nonnull a7;
    void *_Nonnull a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(55, made);
    void *_Nonnull got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

int32_t * cs_function_56(int32_t * a0, int32_t * a1, int32_t * a2, int32_t * a3, int32_t * a4, int32_t * a5, int32_t *
    a6, int32_t * a7, int32_t * a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    int32_t * made;
    cs_receive(56, got, &made);
    return made;
}

bool cs_call_56(cs_f56 function, int32_t expected) {
    int32_t * a0;
    int32_t * a1;
    int32_t * a2;
    int32_t * a3;
    int32_t * a4;
    int32_t * a5;
    int32_t * a6;
    int32_t * a7;
    int32_t * a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(56, made);
    int32_t * got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

const double ** cs_function_57(const double ** a0, const double ** a1, const double ** a2, const double ** a3, const
    double ** a4, const double ** a5, const double ** a6, const double ** a7, const double ** a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    const double ** made;
    cs_receive(57, got, &made);
    return made;
}

bool cs_call_57(cs_f57 function, int32_t expected) {
    const double ** a0;
    const double ** a1;
    const double ** a2;
    const double ** a3;
    const double ** a4;
    const double ** a5;
    const double ** a6;
    const double ** a7;
    const double ** a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(57, made);
    const double ** got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

struct cs_opaque * cs_function_58(struct cs_opaque * a0, struct cs_opaque * a1, struct cs_opaque * a2, struct cs_opaque
    * a3, struct cs_opaque * a4, struct cs_opaque * a5, struct cs_opaque * a6, struct cs_opaque * a7, struct cs_opaque *
    a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    struct cs_opaque * made;
    cs_receive(58, got, &made);
    return made;
}

bool cs_call_58(cs_f58 function, int32_t expected) {
    struct cs_opaque * a0;
    struct cs_opaque * a1;
    struct cs_opaque * a2;
    struct cs_opaque * a3;
    struct cs_opaque * a4;
    struct cs_opaque * a5;
    struct cs_opaque * a6;
    struct cs_opaque * a7;
    struct cs_opaque * a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(58, made);
    struct cs_opaque * got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

cs_handler cs_function_59(cs_handler a0, cs_handler a1, cs_handler a2, cs_handler a3, cs_handler a4, cs_handler a5,
    cs_handler a6, cs_handler a7, cs_handler a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_handler made;
    cs_receive(59, got, &made);
    return made;
}

bool cs_call_59(cs_f59 function, int32_t expected) {
    cs_handler a0;
    cs_handler a1;
    cs_handler a2;
    cs_handler a3;
    cs_handler a4;
    cs_handler a5;
    cs_handler a6;
    cs_handler a7;
    cs_handler a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(59, made);
    cs_handler got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

cs_color cs_function_60(cs_color a0, cs_color a1, cs_color a2, cs_color a3, cs_color a4, cs_color a5, cs_color a6,
    cs_color a7, cs_color a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_color made;
    cs_receive(60, got, &made);
    return made;
}

bool cs_call_60(cs_f60 function, int32_t expected) {
    cs_color a0;
    cs_color a1;
    cs_color a2;
    cs_color a3;
    cs_color a4;
    cs_color a5;
    cs_color a6;
    cs_color a7;
    cs_color a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(60, made);
    cs_color got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

cs_flags cs_function_61(cs_flags a0, cs_flags a1, cs_flags a2, cs_flags a3, cs_flags a4, cs_flags a5, cs_flags a6,
    cs_flags a7, cs_flags a8) {
    cs_widen(61, 0, a0);
    cs_widen(61, 1, a1);
    cs_widen(61, 2, a2);
    cs_widen(61, 3, a3);
    cs_widen(61, 4, a4);
    cs_widen(61, 5, a5);
    cs_widen(61, 6, a6);
    cs_widen(61, 7, a7);
    cs_widen(61, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_flags made;
    cs_receive(61, got, &made);
    return made;
}

bool cs_call_61(cs_f61 function, int32_t expected) {
    cs_flags a0;
    cs_flags a1;
    cs_flags a2;
    cs_flags a3;
    cs_flags a4;
    cs_flags a5;
    cs_flags a6;
    cs_flags a7;
    cs_flags a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(61, made);
    cs_flags got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

cs_size cs_function_62(cs_size a0, cs_size a1, cs_size a2, cs_size a3, cs_size a4, cs_size a5, cs_size a6, cs_size a7,
    cs_size a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_size made;
    cs_receive(62, got, &made);
    return made;
}

bool cs_call_62(cs_f62 function, int32_t expected) {
    cs_size a0;
    cs_size a1;
    cs_size a2;
    cs_size a3;
    cs_size a4;
    cs_size a5;
    cs_size a6;
    cs_size a7;
    cs_size a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(62, made);
    cs_size got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

cs_direction cs_function_63(cs_direction a0, cs_direction a1, cs_direction a2, cs_direction a3, cs_direction a4,
    cs_direction a5, cs_direction a6, cs_direction a7, cs_direction a8) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_direction made;
    cs_receive(63, got, &made);
    return made;
}

bool cs_call_63(cs_f63 function, int32_t expected) {
    cs_direction a0;
    cs_direction a1;
    cs_direction a2;
    cs_direction a3;
    cs_direction a4;
    cs_direction a5;
    cs_direction a6;
    cs_direction a7;
    cs_direction a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(63, made);
    cs_direction got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

cs_small cs_function_64(cs_small a0, cs_small a1, cs_small a2, cs_small a3, cs_small a4, cs_small a5, cs_small a6,
    cs_small a7, cs_small a8) {
    cs_widen(64, 0, a0);
    cs_widen(64, 1, a1);
    cs_widen(64, 2, a2);
    cs_widen(64, 3, a3);
    cs_widen(64, 4, a4);
    cs_widen(64, 5, a5);
    cs_widen(64, 6, a6);
    cs_widen(64, 7, a7);
    cs_widen(64, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_small made;
    cs_receive(64, got, &made);
    return made;
}

bool cs_call_64(cs_f64 function, int32_t expected) {
    cs_small a0;
    cs_small a1;
    cs_small a2;
    cs_small a3;
    cs_small a4;
    cs_small a5;
    cs_small a6;
    cs_small a7;
    cs_small a8;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, NULL};
    cs_make_arguments(64, made);
    cs_small got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    return cs_matches(expected, &got);
}

int64_t cs_function_65(float a0, double a1, double a2, double a3, double a4, float a5, double a6, int32_t a7, float a8,
    float a9, bool a10, uint16_t a11, const char * a12, int32_t a13, double a14, int32_t a15) {
    cs_widen(65, 10, a10);
    cs_widen(65, 11, a11);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    int64_t made;
    cs_receive(65, got, &made);
    return made;
}

bool cs_call_65(cs_f65 function, int32_t expected) {
    float a0;
    double a1;
    double a2;
    double a3;
    double a4;
    float a5;
    double a6;
    int32_t a7;
    float a8;
    float a9;
    bool a10;
    uint16_t a11;
    const char * a12;
    int32_t a13;
    double a14;
    int32_t a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(65, made);
    int64_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

float cs_function_66(float a0, double a1, double a2, double a3, double a4, float a5, double a6, int32_t a7, float a8,
    float a9, bool a10, uint16_t a11, const char * a12, int32_t a13, double a14, int32_t a15) {
    cs_widen(66, 10, a10);
    cs_widen(66, 11, a11);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    float made;
    cs_receive(66, got, &made);
    return made;
}

bool cs_call_66(cs_f66 function, int32_t expected) {
    float a0;
    double a1;
    double a2;
    double a3;
    double a4;
    float a5;
    double a6;
    int32_t a7;
    float a8;
    float a9;
    bool a10;
    uint16_t a11;
    const char * a12;
    int32_t a13;
    double a14;
    int32_t a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(66, made);
    float got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

int64_t cs_function_67(float a0, bool a1, double a2, double a3, bool a4, int8_t a5, double a6, float a7, uint16_t a8,
    float a9, int32_t a10, double a11, float a12, double a13, const char * a14, int64_t a15) {
    cs_widen(67, 1, a1);
    cs_widen(67, 4, a4);
    cs_widen(67, 5, a5);
    cs_widen(67, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    int64_t made;
    cs_receive(67, got, &made);
    return made;
}

bool cs_call_67(cs_f67 function, int32_t expected) {
    float a0;
    bool a1;
    double a2;
    double a3;
    bool a4;
    int8_t a5;
    double a6;
    float a7;
    uint16_t a8;
    float a9;
    int32_t a10;
    double a11;
    float a12;
    double a13;
    const char * a14;
    int64_t a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(67, made);
    int64_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

float cs_function_68(float a0, bool a1, double a2, double a3, bool a4, int8_t a5, double a6, float a7, uint16_t a8,
    float a9, int32_t a10, double a11, float a12, double a13, const char * a14, int64_t a15) {
    cs_widen(68, 1, a1);
    cs_widen(68, 4, a4);
    cs_widen(68, 5, a5);
    cs_widen(68, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    float made;
    cs_receive(68, got, &made);
    return made;
}

bool cs_call_68(cs_f68 function, int32_t expected) {
    float a0;
    bool a1;
    double a2;
    double a3;
    bool a4;
    int8_t a5;
    double a6;
    float a7;
    uint16_t a8;
    float a9;
    int32_t a10;
    double a11;
    float a12;
    double a13;
    const char * a14;
    int64_t a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(68, made);
    float got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

int64_t cs_function_69(double a0, int32_t a1, bool a2, double a3, bool a4, bool a5, float a6, double a7, float a8,
    int32_t a9, int8_t a10, bool a11, float a12, bool a13, float a14, float a15) {
    cs_widen(69, 2, a2);
    cs_widen(69, 4, a4);
    cs_widen(69, 5, a5);
    cs_widen(69, 10, a10);
    cs_widen(69, 11, a11);
    cs_widen(69, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    int64_t made;
    cs_receive(69, got, &made);
    return made;
}

bool cs_call_69(cs_f69 function, int32_t expected) {
    double a0;
    int32_t a1;
    bool a2;
    double a3;
    bool a4;
    bool a5;
    float a6;
    double a7;
    float a8;
    int32_t a9;
    int8_t a10;
    bool a11;
    float a12;
    bool a13;
    float a14;
    float a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(69, made);
    int64_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

float cs_function_70(double a0, int32_t a1, bool a2, double a3, bool a4, bool a5, float a6, double a7, float a8, int32_t
    a9, int8_t a10, bool a11, float a12, bool a13, float a14, float a15) {
    cs_widen(70, 2, a2);
    cs_widen(70, 4, a4);
    cs_widen(70, 5, a5);
    cs_widen(70, 10, a10);
    cs_widen(70, 11, a11);
    cs_widen(70, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    float made;
    cs_receive(70, got, &made);
    return made;
}

bool cs_call_70(cs_f70 function, int32_t expected) {
    double a0;
    int32_t a1;
    bool a2;
    double a3;
    bool a4;
    bool a5;
    float a6;
    double a7;
    float a8;
    int32_t a9;
    int8_t a10;
    bool a11;
    float a12;
    bool a13;
    float a14;
    float a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(70, made);
    float got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t26 cs_function_71(int8_t a0, cs_t26 a1, double a2, cs_t26 a3, int32_t a4) {
    cs_widen(71, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t26 made;
    cs_receive(71, got, &made);
    return made;
}

bool cs_call_71(cs_f71 function, int32_t expected) {
    int8_t a0;
    cs_t26 a1;
    double a2;
    cs_t26 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(71, made);
    cs_t26 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t27 cs_function_72(int8_t a0, cs_t27 a1, double a2, cs_t27 a3, int32_t a4) {
    cs_widen(72, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t27 made;
    cs_receive(72, got, &made);
    return made;
}

bool cs_call_72(cs_f72 function, int32_t expected) {
    int8_t a0;
    cs_t27 a1;
    double a2;
    cs_t27 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(72, made);
    cs_t27 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t28 cs_function_73(int8_t a0, cs_t28 a1, double a2, cs_t28 a3, int32_t a4) {
    cs_widen(73, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t28 made;
    cs_receive(73, got, &made);
    return made;
}

bool cs_call_73(cs_f73 function, int32_t expected) {
    int8_t a0;
    cs_t28 a1;
    double a2;
    cs_t28 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(73, made);
    cs_t28 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t29 cs_function_74(int8_t a0, cs_t29 a1, double a2, cs_t29 a3, int32_t a4) {
    cs_widen(74, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t29 made;
    cs_receive(74, got, &made);
    return made;
}

bool cs_call_74(cs_f74 function, int32_t expected) {
    int8_t a0;
    cs_t29 a1;
    double a2;
    cs_t29 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(74, made);
    cs_t29 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t30 cs_function_75(int8_t a0, cs_t30 a1, double a2, cs_t30 a3, int32_t a4) {
    cs_widen(75, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t30 made;
    cs_receive(75, got, &made);
    return made;
}

bool cs_call_75(cs_f75 function, int32_t expected) {
    int8_t a0;
    cs_t30 a1;
    double a2;
    cs_t30 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(75, made);
    cs_t30 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t31 cs_function_76(int8_t a0, cs_t31 a1, double a2, cs_t31 a3, int32_t a4) {
    cs_widen(76, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t31 made;
    cs_receive(76, got, &made);
    return made;
}

bool cs_call_76(cs_f76 function, int32_t expected) {
    int8_t a0;
    cs_t31 a1;
    double a2;
    cs_t31 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(76, made);
    cs_t31 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t32 cs_function_77(int8_t a0, cs_t32 a1, double a2, cs_t32 a3, int32_t a4) {
    cs_widen(77, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t32 made;
    cs_receive(77, got, &made);
    return made;
}

bool cs_call_77(cs_f77 function, int32_t expected) {
    int8_t a0;
    cs_t32 a1;
    double a2;
    cs_t32 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(77, made);
    cs_t32 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t33 cs_function_78(int8_t a0, cs_t33 a1, double a2, cs_t33 a3, int32_t a4) {
    cs_widen(78, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t33 made;
    cs_receive(78, got, &made);
    return made;
}

bool cs_call_78(cs_f78 function, int32_t expected) {
    int8_t a0;
    cs_t33 a1;
    double a2;
    cs_t33 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(78, made);
    cs_t33 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t34 cs_function_79(int8_t a0, cs_t34 a1, double a2, cs_t34 a3, int32_t a4) {
    cs_widen(79, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t34 made;
    cs_receive(79, got, &made);
    return made;
}

bool cs_call_79(cs_f79 function, int32_t expected) {
    int8_t a0;
    cs_t34 a1;
    double a2;
    cs_t34 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(79, made);
    cs_t34 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t35 cs_function_80(int8_t a0, cs_t35 a1, double a2, cs_t35 a3, int32_t a4) {
    cs_widen(80, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t35 made;
    cs_receive(80, got, &made);
    return made;
}

bool cs_call_80(cs_f80 function, int32_t expected) {
    int8_t a0;
    cs_t35 a1;
    double a2;
    cs_t35 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(80, made);
    cs_t35 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t36 cs_function_81(int8_t a0, cs_t36 a1, double a2, cs_t36 a3, int32_t a4) {
    cs_widen(81, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t36 made;
    cs_receive(81, got, &made);
    return made;
}

bool cs_call_81(cs_f81 function, int32_t expected) {
    int8_t a0;
    cs_t36 a1;
    double a2;
    cs_t36 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(81, made);
    cs_t36 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t37 cs_function_82(int8_t a0, cs_t37 a1, double a2, cs_t37 a3, int32_t a4) {
    cs_widen(82, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t37 made;
    cs_receive(82, got, &made);
    return made;
}

bool cs_call_82(cs_f82 function, int32_t expected) {
    int8_t a0;
    cs_t37 a1;
    double a2;
    cs_t37 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(82, made);
    cs_t37 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t38 cs_function_83(int8_t a0, cs_t38 a1, double a2, cs_t38 a3, int32_t a4) {
    cs_widen(83, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t38 made;
    cs_receive(83, got, &made);
    return made;
}

bool cs_call_83(cs_f83 function, int32_t expected) {
    int8_t a0;
    cs_t38 a1;
    double a2;
    cs_t38 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(83, made);
    cs_t38 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t39 cs_function_84(int8_t a0, cs_t39 a1, double a2, cs_t39 a3, int32_t a4) {
    cs_widen(84, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t39 made;
    cs_receive(84, got, &made);
    return made;
}

bool cs_call_84(cs_f84 function, int32_t expected) {
    int8_t a0;
    cs_t39 a1;
    double a2;
    cs_t39 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(84, made);
    cs_t39 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t40 cs_function_85(int8_t a0, cs_t40 a1, double a2, cs_t40 a3, int32_t a4) {
    cs_widen(85, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t40 made;
    cs_receive(85, got, &made);
    return made;
}

bool cs_call_85(cs_f85 function, int32_t expected) {
    int8_t a0;
    cs_t40 a1;
    double a2;
    cs_t40 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(85, made);
    cs_t40 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t41 cs_function_86(int8_t a0, cs_t41 a1, double a2, cs_t41 a3, int32_t a4) {
    cs_widen(86, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t41 made;
    cs_receive(86, got, &made);
    return made;
}

bool cs_call_86(cs_f86 function, int32_t expected) {
    int8_t a0;
    cs_t41 a1;
    double a2;
    cs_t41 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(86, made);
    cs_t41 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t42 cs_function_87(int8_t a0, cs_t42 a1, double a2, cs_t42 a3, int32_t a4) {
    cs_widen(87, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t42 made;
    cs_receive(87, got, &made);
    return made;
}

bool cs_call_87(cs_f87 function, int32_t expected) {
    int8_t a0;
    cs_t42 a1;
    double a2;
    cs_t42 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(87, made);
    cs_t42 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t43 cs_function_88(int8_t a0, cs_t43 a1, double a2, cs_t43 a3, int32_t a4) {
    cs_widen(88, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t43 made;
    cs_receive(88, got, &made);
    return made;
}

bool cs_call_88(cs_f88 function, int32_t expected) {
    int8_t a0;
    cs_t43 a1;
    double a2;
    cs_t43 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(88, made);
    cs_t43 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t44 cs_function_89(int8_t a0, cs_t44 a1, double a2, cs_t44 a3, int32_t a4) {
    cs_widen(89, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t44 made;
    cs_receive(89, got, &made);
    return made;
}

bool cs_call_89(cs_f89 function, int32_t expected) {
    int8_t a0;
    cs_t44 a1;
    double a2;
    cs_t44 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(89, made);
    cs_t44 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t45 cs_function_90(int8_t a0, cs_t45 a1, double a2, cs_t45 a3, int32_t a4) {
    cs_widen(90, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t45 made;
    cs_receive(90, got, &made);
    return made;
}

bool cs_call_90(cs_f90 function, int32_t expected) {
    int8_t a0;
    cs_t45 a1;
    double a2;
    cs_t45 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(90, made);
    cs_t45 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t46 cs_function_91(int8_t a0, cs_t46 a1, double a2, cs_t46 a3, int32_t a4) {
    cs_widen(91, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t46 made;
    cs_receive(91, got, &made);
    return made;
}

bool cs_call_91(cs_f91 function, int32_t expected) {
    int8_t a0;
    cs_t46 a1;
    double a2;
    cs_t46 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(91, made);
    cs_t46 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t47 cs_function_92(int8_t a0, cs_t47 a1, double a2, cs_t47 a3, int32_t a4) {
    cs_widen(92, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t47 made;
    cs_receive(92, got, &made);
    return made;
}

bool cs_call_92(cs_f92 function, int32_t expected) {
    int8_t a0;
    cs_t47 a1;
    double a2;
    cs_t47 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(92, made);
    cs_t47 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t48 cs_function_93(int8_t a0, cs_t48 a1, double a2, cs_t48 a3, int32_t a4) {
    cs_widen(93, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t48 made;
    cs_receive(93, got, &made);
    return made;
}

bool cs_call_93(cs_f93 function, int32_t expected) {
    int8_t a0;
    cs_t48 a1;
    double a2;
    cs_t48 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(93, made);
    cs_t48 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t49 cs_function_94(int8_t a0, cs_t49 a1, double a2, cs_t49 a3, int32_t a4) {
    cs_widen(94, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t49 made;
    cs_receive(94, got, &made);
    return made;
}

bool cs_call_94(cs_f94 function, int32_t expected) {
    int8_t a0;
    cs_t49 a1;
    double a2;
    cs_t49 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(94, made);
    cs_t49 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t50 cs_function_95(int8_t a0, cs_t50 a1, double a2, cs_t50 a3, int32_t a4) {
    cs_widen(95, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t50 made;
    cs_receive(95, got, &made);
    return made;
}

bool cs_call_95(cs_f95 function, int32_t expected) {
    int8_t a0;
    cs_t50 a1;
    double a2;
    cs_t50 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(95, made);
    cs_t50 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t51 cs_function_96(int8_t a0, cs_t51 a1, double a2, cs_t51 a3, int32_t a4) {
    cs_widen(96, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t51 made;
    cs_receive(96, got, &made);
    return made;
}

bool cs_call_96(cs_f96 function, int32_t expected) {
    int8_t a0;
    cs_t51 a1;
    double a2;
    cs_t51 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(96, made);
    cs_t51 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t52 cs_function_97(int8_t a0, cs_t52 a1, double a2, cs_t52 a3, int32_t a4) {
    cs_widen(97, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t52 made;
    cs_receive(97, got, &made);
    return made;
}

bool cs_call_97(cs_f97 function, int32_t expected) {
    int8_t a0;
    cs_t52 a1;
    double a2;
    cs_t52 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(97, made);
    cs_t52 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t53 cs_function_98(int8_t a0, cs_t53 a1, double a2, cs_t53 a3, int32_t a4) {
    cs_widen(98, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t53 made;
    cs_receive(98, got, &made);
    return made;
}

bool cs_call_98(cs_f98 function, int32_t expected) {
    int8_t a0;
    cs_t53 a1;
    double a2;
    cs_t53 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(98, made);
    cs_t53 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t54 cs_function_99(int8_t a0, cs_t54 a1, double a2, cs_t54 a3, int32_t a4) {
    cs_widen(99, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t54 made;
    cs_receive(99, got, &made);
    return made;
}

bool cs_call_99(cs_f99 function, int32_t expected) {
    int8_t a0;
    cs_t54 a1;
    double a2;
    cs_t54 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(99, made);
    cs_t54 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t55 cs_function_100(int8_t a0, cs_t55 a1, double a2, cs_t55 a3, int32_t a4) {
    cs_widen(100, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t55 made;
    cs_receive(100, got, &made);
    return made;
}

bool cs_call_100(cs_f100 function, int32_t expected) {
    int8_t a0;
    cs_t55 a1;
    double a2;
    cs_t55 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(100, made);
    cs_t55 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t56 cs_function_101(int8_t a0, cs_t56 a1, double a2, cs_t56 a3, int32_t a4) {
    cs_widen(101, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t56 made;
    cs_receive(101, got, &made);
    return made;
}

bool cs_call_101(cs_f101 function, int32_t expected) {
    int8_t a0;
    cs_t56 a1;
    double a2;
    cs_t56 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(101, made);
    cs_t56 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t57 cs_function_102(int8_t a0, cs_t57 a1, double a2, cs_t57 a3, int32_t a4) {
    cs_widen(102, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t57 made;
    cs_receive(102, got, &made);
    return made;
}

bool cs_call_102(cs_f102 function, int32_t expected) {
    int8_t a0;
    cs_t57 a1;
    double a2;
    cs_t57 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(102, made);
    cs_t57 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t58 cs_function_103(int8_t a0, cs_t58 a1, double a2, cs_t58 a3, int32_t a4) {
    cs_widen(103, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t58 made;
    cs_receive(103, got, &made);
    return made;
}

bool cs_call_103(cs_f103 function, int32_t expected) {
    int8_t a0;
    cs_t58 a1;
    double a2;
    cs_t58 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(103, made);
    cs_t58 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t59 cs_function_104(int8_t a0, cs_t59 a1, double a2, cs_t59 a3, int32_t a4) {
    cs_widen(104, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t59 made;
    cs_receive(104, got, &made);
    return made;
}

bool cs_call_104(cs_f104 function, int32_t expected) {
    int8_t a0;
    cs_t59 a1;
    double a2;
    cs_t59 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(104, made);
    cs_t59 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t60 cs_function_105(int8_t a0, cs_t60 a1, double a2, cs_t60 a3, int32_t a4) {
    cs_widen(105, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t60 made;
    cs_receive(105, got, &made);
    return made;
}

bool cs_call_105(cs_f105 function, int32_t expected) {
    int8_t a0;
    cs_t60 a1;
    double a2;
    cs_t60 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(105, made);
    cs_t60 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t61 cs_function_106(int8_t a0, cs_t61 a1, double a2, cs_t61 a3, int32_t a4) {
    cs_widen(106, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t61 made;
    cs_receive(106, got, &made);
    return made;
}

bool cs_call_106(cs_f106 function, int32_t expected) {
    int8_t a0;
    cs_t61 a1;
    double a2;
    cs_t61 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(106, made);
    cs_t61 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t62 cs_function_107(int8_t a0, cs_t62 a1, double a2, cs_t62 a3, int32_t a4) {
    cs_widen(107, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t62 made;
    cs_receive(107, got, &made);
    return made;
}

bool cs_call_107(cs_f107 function, int32_t expected) {
    int8_t a0;
    cs_t62 a1;
    double a2;
    cs_t62 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(107, made);
    cs_t62 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t63 cs_function_108(int8_t a0, cs_t63 a1, double a2, cs_t63 a3, int32_t a4) {
    cs_widen(108, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t63 made;
    cs_receive(108, got, &made);
    return made;
}

bool cs_call_108(cs_f108 function, int32_t expected) {
    int8_t a0;
    cs_t63 a1;
    double a2;
    cs_t63 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(108, made);
    cs_t63 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t64 cs_function_109(int8_t a0, cs_t64 a1, double a2, cs_t64 a3, int32_t a4) {
    cs_widen(109, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t64 made;
    cs_receive(109, got, &made);
    return made;
}

bool cs_call_109(cs_f109 function, int32_t expected) {
    int8_t a0;
    cs_t64 a1;
    double a2;
    cs_t64 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(109, made);
    cs_t64 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t65 cs_function_110(int8_t a0, cs_t65 a1, double a2, cs_t65 a3, int32_t a4) {
    cs_widen(110, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t65 made;
    cs_receive(110, got, &made);
    return made;
}

bool cs_call_110(cs_f110 function, int32_t expected) {
    int8_t a0;
    cs_t65 a1;
    double a2;
    cs_t65 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(110, made);
    cs_t65 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t66 cs_function_111(int8_t a0, cs_t66 a1, double a2, cs_t66 a3, int32_t a4) {
    cs_widen(111, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t66 made;
    cs_receive(111, got, &made);
    return made;
}

bool cs_call_111(cs_f111 function, int32_t expected) {
    int8_t a0;
    cs_t66 a1;
    double a2;
    cs_t66 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(111, made);
    cs_t66 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t67 cs_function_112(int8_t a0, cs_t67 a1, double a2, cs_t67 a3, int32_t a4) {
    cs_widen(112, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t67 made;
    cs_receive(112, got, &made);
    return made;
}

bool cs_call_112(cs_f112 function, int32_t expected) {
    int8_t a0;
    cs_t67 a1;
    double a2;
    cs_t67 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(112, made);
    cs_t67 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t68 cs_function_113(int8_t a0, cs_t68 a1, double a2, cs_t68 a3, int32_t a4) {
    cs_widen(113, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t68 made;
    cs_receive(113, got, &made);
    return made;
}

bool cs_call_113(cs_f113 function, int32_t expected) {
    int8_t a0;
    cs_t68 a1;
    double a2;
    cs_t68 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(113, made);
    cs_t68 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t69 cs_function_114(int8_t a0, cs_t69 a1, double a2, cs_t69 a3, int32_t a4) {
    cs_widen(114, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t69 made;
    cs_receive(114, got, &made);
    return made;
}

bool cs_call_114(cs_f114 function, int32_t expected) {
    int8_t a0;
    cs_t69 a1;
    double a2;
    cs_t69 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(114, made);
    cs_t69 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t70 cs_function_115(int8_t a0, cs_t70 a1, double a2, cs_t70 a3, int32_t a4) {
    cs_widen(115, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t70 made;
    cs_receive(115, got, &made);
    return made;
}

bool cs_call_115(cs_f115 function, int32_t expected) {
    int8_t a0;
    cs_t70 a1;
    double a2;
    cs_t70 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(115, made);
    cs_t70 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t71 cs_function_116(int8_t a0, cs_t71 a1, double a2, cs_t71 a3, int32_t a4) {
    cs_widen(116, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t71 made;
    cs_receive(116, got, &made);
    return made;
}

bool cs_call_116(cs_f116 function, int32_t expected) {
    int8_t a0;
    cs_t71 a1;
    double a2;
    cs_t71 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(116, made);
    cs_t71 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t72 cs_function_117(int8_t a0, cs_t72 a1, double a2, cs_t72 a3, int32_t a4) {
    cs_widen(117, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t72 made;
    cs_receive(117, got, &made);
    return made;
}

bool cs_call_117(cs_f117 function, int32_t expected) {
    int8_t a0;
    cs_t72 a1;
    double a2;
    cs_t72 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(117, made);
    cs_t72 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t73 cs_function_118(int8_t a0, cs_t73 a1, double a2, cs_t73 a3, int32_t a4) {
    cs_widen(118, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t73 made;
    cs_receive(118, got, &made);
    return made;
}

bool cs_call_118(cs_f118 function, int32_t expected) {
    int8_t a0;
    cs_t73 a1;
    double a2;
    cs_t73 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(118, made);
    cs_t73 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t74 cs_function_119(int8_t a0, cs_t74 a1, double a2, cs_t74 a3, int32_t a4) {
    cs_widen(119, 0, a0);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t74 made;
    cs_receive(119, got, &made);
    return made;
}

bool cs_call_119(cs_f119 function, int32_t expected) {
    int8_t a0;
    cs_t74 a1;
    double a2;
    cs_t74 a3;
    int32_t a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(119, made);
    cs_t74 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t75 cs_function_120(int32_t a0, cs_t77 a1, float a2, cs_t75 a3, cs_t78 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t75 made;
    cs_receive(120, got, &made);
    return made;
}

bool cs_call_120(cs_f120 function, int32_t expected) {
    int32_t a0;
    cs_t77 a1;
    float a2;
    cs_t75 a3;
    cs_t78 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(120, made);
    cs_t75 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t76 cs_function_121(cs_t79 a0, cs_t76 a1, cs_t80 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t76 made;
    cs_receive(121, got, &made);
    return made;
}

bool cs_call_121(cs_f121 function, int32_t expected) {
    cs_t79 a0;
    cs_t76 a1;
    cs_t80 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(121, made);
    cs_t76 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t81 cs_function_122(int32_t a0, cs_t83 a1, float a2, cs_t81 a3, cs_t84 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t81 made;
    cs_receive(122, got, &made);
    return made;
}

bool cs_call_122(cs_f122 function, int32_t expected) {
    int32_t a0;
    cs_t83 a1;
    float a2;
    cs_t81 a3;
    cs_t84 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(122, made);
    cs_t81 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t82 cs_function_123(cs_t85 a0, cs_t82 a1, cs_t86 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t82 made;
    cs_receive(123, got, &made);
    return made;
}

bool cs_call_123(cs_f123 function, int32_t expected) {
    cs_t85 a0;
    cs_t82 a1;
    cs_t86 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(123, made);
    cs_t82 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t87 cs_function_124(int32_t a0, cs_t89 a1, float a2, cs_t87 a3, cs_t90 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t87 made;
    cs_receive(124, got, &made);
    return made;
}

bool cs_call_124(cs_f124 function, int32_t expected) {
    int32_t a0;
    cs_t89 a1;
    float a2;
    cs_t87 a3;
    cs_t90 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(124, made);
    cs_t87 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t88 cs_function_125(cs_t91 a0, cs_t88 a1, cs_t92 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t88 made;
    cs_receive(125, got, &made);
    return made;
}

bool cs_call_125(cs_f125 function, int32_t expected) {
    cs_t91 a0;
    cs_t88 a1;
    cs_t92 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(125, made);
    cs_t88 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t93 cs_function_126(int32_t a0, cs_t95 a1, float a2, cs_t93 a3, cs_t96 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t93 made;
    cs_receive(126, got, &made);
    return made;
}

bool cs_call_126(cs_f126 function, int32_t expected) {
    int32_t a0;
    cs_t95 a1;
    float a2;
    cs_t93 a3;
    cs_t96 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(126, made);
    cs_t93 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t94 cs_function_127(cs_t97 a0, cs_t94 a1, cs_t98 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t94 made;
    cs_receive(127, got, &made);
    return made;
}

bool cs_call_127(cs_f127 function, int32_t expected) {
    cs_t97 a0;
    cs_t94 a1;
    cs_t98 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(127, made);
    cs_t94 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t99 cs_function_128(int32_t a0, cs_t101 a1, float a2, cs_t99 a3, cs_t102 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t99 made;
    cs_receive(128, got, &made);
    return made;
}

bool cs_call_128(cs_f128 function, int32_t expected) {
    int32_t a0;
    cs_t101 a1;
    float a2;
    cs_t99 a3;
    cs_t102 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(128, made);
    cs_t99 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t100 cs_function_129(cs_t103 a0, cs_t100 a1, cs_t104 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t100 made;
    cs_receive(129, got, &made);
    return made;
}

bool cs_call_129(cs_f129 function, int32_t expected) {
    cs_t103 a0;
    cs_t100 a1;
    cs_t104 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(129, made);
    cs_t100 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t105 cs_function_130(int32_t a0, cs_t107 a1, float a2, cs_t105 a3, cs_t108 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t105 made;
    cs_receive(130, got, &made);
    return made;
}

bool cs_call_130(cs_f130 function, int32_t expected) {
    int32_t a0;
    cs_t107 a1;
    float a2;
    cs_t105 a3;
    cs_t108 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(130, made);
    cs_t105 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t106 cs_function_131(cs_t109 a0, cs_t106 a1, cs_t110 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t106 made;
    cs_receive(131, got, &made);
    return made;
}

bool cs_call_131(cs_f131 function, int32_t expected) {
    cs_t109 a0;
    cs_t106 a1;
    cs_t110 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(131, made);
    cs_t106 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t111 cs_function_132(int32_t a0, cs_t113 a1, float a2, cs_t111 a3, cs_t114 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t111 made;
    cs_receive(132, got, &made);
    return made;
}

bool cs_call_132(cs_f132 function, int32_t expected) {
    int32_t a0;
    cs_t113 a1;
    float a2;
    cs_t111 a3;
    cs_t114 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(132, made);
    cs_t111 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t112 cs_function_133(cs_t115 a0, cs_t112 a1, cs_t116 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t112 made;
    cs_receive(133, got, &made);
    return made;
}

bool cs_call_133(cs_f133 function, int32_t expected) {
    cs_t115 a0;
    cs_t112 a1;
    cs_t116 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(133, made);
    cs_t112 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t117 cs_function_134(int32_t a0, cs_t119 a1, float a2, cs_t117 a3, cs_t120 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t117 made;
    cs_receive(134, got, &made);
    return made;
}

bool cs_call_134(cs_f134 function, int32_t expected) {
    int32_t a0;
    cs_t119 a1;
    float a2;
    cs_t117 a3;
    cs_t120 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(134, made);
    cs_t117 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t118 cs_function_135(cs_t121 a0, cs_t118 a1, cs_t122 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t118 made;
    cs_receive(135, got, &made);
    return made;
}

bool cs_call_135(cs_f135 function, int32_t expected) {
    cs_t121 a0;
    cs_t118 a1;
    cs_t122 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(135, made);
    cs_t118 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t123 cs_function_136(int32_t a0, cs_t125 a1, float a2, cs_t123 a3, cs_t126 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t123 made;
    cs_receive(136, got, &made);
    return made;
}

bool cs_call_136(cs_f136 function, int32_t expected) {
    int32_t a0;
    cs_t125 a1;
    float a2;
    cs_t123 a3;
    cs_t126 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(136, made);
    cs_t123 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t124 cs_function_137(cs_t127 a0, cs_t124 a1, cs_t128 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t124 made;
    cs_receive(137, got, &made);
    return made;
}

bool cs_call_137(cs_f137 function, int32_t expected) {
    cs_t127 a0;
    cs_t124 a1;
    cs_t128 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(137, made);
    cs_t124 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t129 cs_function_138(int32_t a0, cs_t131 a1, float a2, cs_t129 a3, cs_t132 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t129 made;
    cs_receive(138, got, &made);
    return made;
}

bool cs_call_138(cs_f138 function, int32_t expected) {
    int32_t a0;
    cs_t131 a1;
    float a2;
    cs_t129 a3;
    cs_t132 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(138, made);
    cs_t129 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t130 cs_function_139(cs_t133 a0, cs_t130 a1, cs_t134 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t130 made;
    cs_receive(139, got, &made);
    return made;
}

bool cs_call_139(cs_f139 function, int32_t expected) {
    cs_t133 a0;
    cs_t130 a1;
    cs_t134 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(139, made);
    cs_t130 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t135 cs_function_140(int32_t a0, cs_t137 a1, float a2, cs_t135 a3, cs_t138 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t135 made;
    cs_receive(140, got, &made);
    return made;
}

bool cs_call_140(cs_f140 function, int32_t expected) {
    int32_t a0;
    cs_t137 a1;
    float a2;
    cs_t135 a3;
    cs_t138 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(140, made);
    cs_t135 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t136 cs_function_141(cs_t139 a0, cs_t136 a1, cs_t140 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t136 made;
    cs_receive(141, got, &made);
    return made;
}

bool cs_call_141(cs_f141 function, int32_t expected) {
    cs_t139 a0;
    cs_t136 a1;
    cs_t140 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(141, made);
    cs_t136 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t141 cs_function_142(int32_t a0, cs_t143 a1, float a2, cs_t141 a3, cs_t144 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t141 made;
    cs_receive(142, got, &made);
    return made;
}

bool cs_call_142(cs_f142 function, int32_t expected) {
    int32_t a0;
    cs_t143 a1;
    float a2;
    cs_t141 a3;
    cs_t144 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(142, made);
    cs_t141 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t142 cs_function_143(cs_t145 a0, cs_t142 a1, cs_t146 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t142 made;
    cs_receive(143, got, &made);
    return made;
}

bool cs_call_143(cs_f143 function, int32_t expected) {
    cs_t145 a0;
    cs_t142 a1;
    cs_t146 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(143, made);
    cs_t142 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t147 cs_function_144(int32_t a0, cs_t149 a1, float a2, cs_t147 a3, cs_t150 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t147 made;
    cs_receive(144, got, &made);
    return made;
}

bool cs_call_144(cs_f144 function, int32_t expected) {
    int32_t a0;
    cs_t149 a1;
    float a2;
    cs_t147 a3;
    cs_t150 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(144, made);
    cs_t147 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t148 cs_function_145(cs_t151 a0, cs_t148 a1, cs_t152 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t148 made;
    cs_receive(145, got, &made);
    return made;
}

bool cs_call_145(cs_f145 function, int32_t expected) {
    cs_t151 a0;
    cs_t148 a1;
    cs_t152 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(145, made);
    cs_t148 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t153 cs_function_146(int32_t a0, cs_t155 a1, float a2, cs_t153 a3, cs_t156 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t153 made;
    cs_receive(146, got, &made);
    return made;
}

bool cs_call_146(cs_f146 function, int32_t expected) {
    int32_t a0;
    cs_t155 a1;
    float a2;
    cs_t153 a3;
    cs_t156 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(146, made);
    cs_t153 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t154 cs_function_147(cs_t157 a0, cs_t154 a1, cs_t158 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t154 made;
    cs_receive(147, got, &made);
    return made;
}

bool cs_call_147(cs_f147 function, int32_t expected) {
    cs_t157 a0;
    cs_t154 a1;
    cs_t158 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(147, made);
    cs_t154 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t159 cs_function_148(int32_t a0, cs_t161 a1, float a2, cs_t159 a3, cs_t162 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t159 made;
    cs_receive(148, got, &made);
    return made;
}

bool cs_call_148(cs_f148 function, int32_t expected) {
    int32_t a0;
    cs_t161 a1;
    float a2;
    cs_t159 a3;
    cs_t162 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(148, made);
    cs_t159 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t160 cs_function_149(cs_t163 a0, cs_t160 a1, cs_t164 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t160 made;
    cs_receive(149, got, &made);
    return made;
}

bool cs_call_149(cs_f149 function, int32_t expected) {
    cs_t163 a0;
    cs_t160 a1;
    cs_t164 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(149, made);
    cs_t160 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t165 cs_function_150(int32_t a0, cs_t167 a1, float a2, cs_t165 a3, cs_t168 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t165 made;
    cs_receive(150, got, &made);
    return made;
}

bool cs_call_150(cs_f150 function, int32_t expected) {
    int32_t a0;
    cs_t167 a1;
    float a2;
    cs_t165 a3;
    cs_t168 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(150, made);
    cs_t165 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t166 cs_function_151(cs_t169 a0, cs_t166 a1, cs_t170 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t166 made;
    cs_receive(151, got, &made);
    return made;
}

bool cs_call_151(cs_f151 function, int32_t expected) {
    cs_t169 a0;
    cs_t166 a1;
    cs_t170 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(151, made);
    cs_t166 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t171 cs_function_152(int32_t a0, cs_t173 a1, float a2, cs_t171 a3, cs_t174 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t171 made;
    cs_receive(152, got, &made);
    return made;
}

bool cs_call_152(cs_f152 function, int32_t expected) {
    int32_t a0;
    cs_t173 a1;
    float a2;
    cs_t171 a3;
    cs_t174 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(152, made);
    cs_t171 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t172 cs_function_153(cs_t175 a0, cs_t172 a1, cs_t176 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t172 made;
    cs_receive(153, got, &made);
    return made;
}

bool cs_call_153(cs_f153 function, int32_t expected) {
    cs_t175 a0;
    cs_t172 a1;
    cs_t176 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(153, made);
    cs_t172 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t177 cs_function_154(int32_t a0, cs_t179 a1, float a2, cs_t177 a3, cs_t180 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t177 made;
    cs_receive(154, got, &made);
    return made;
}

bool cs_call_154(cs_f154 function, int32_t expected) {
    int32_t a0;
    cs_t179 a1;
    float a2;
    cs_t177 a3;
    cs_t180 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(154, made);
    cs_t177 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t178 cs_function_155(cs_t181 a0, cs_t178 a1, cs_t182 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t178 made;
    cs_receive(155, got, &made);
    return made;
}

bool cs_call_155(cs_f155 function, int32_t expected) {
    cs_t181 a0;
    cs_t178 a1;
    cs_t182 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(155, made);
    cs_t178 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t183 cs_function_156(int32_t a0, cs_t185 a1, float a2, cs_t183 a3, cs_t186 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t183 made;
    cs_receive(156, got, &made);
    return made;
}

bool cs_call_156(cs_f156 function, int32_t expected) {
    int32_t a0;
    cs_t185 a1;
    float a2;
    cs_t183 a3;
    cs_t186 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(156, made);
    cs_t183 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t184 cs_function_157(cs_t187 a0, cs_t184 a1, cs_t188 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t184 made;
    cs_receive(157, got, &made);
    return made;
}

bool cs_call_157(cs_f157 function, int32_t expected) {
    cs_t187 a0;
    cs_t184 a1;
    cs_t188 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(157, made);
    cs_t184 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t189 cs_function_158(int32_t a0, cs_t191 a1, float a2, cs_t189 a3, cs_t192 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t189 made;
    cs_receive(158, got, &made);
    return made;
}

bool cs_call_158(cs_f158 function, int32_t expected) {
    int32_t a0;
    cs_t191 a1;
    float a2;
    cs_t189 a3;
    cs_t192 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(158, made);
    cs_t189 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t190 cs_function_159(cs_t193 a0, cs_t190 a1, cs_t194 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t190 made;
    cs_receive(159, got, &made);
    return made;
}

bool cs_call_159(cs_f159 function, int32_t expected) {
    cs_t193 a0;
    cs_t190 a1;
    cs_t194 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(159, made);
    cs_t190 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t195 cs_function_160(int32_t a0, cs_t197 a1, float a2, cs_t195 a3, cs_t198 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t195 made;
    cs_receive(160, got, &made);
    return made;
}

bool cs_call_160(cs_f160 function, int32_t expected) {
    int32_t a0;
    cs_t197 a1;
    float a2;
    cs_t195 a3;
    cs_t198 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(160, made);
    cs_t195 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t196 cs_function_161(cs_t199 a0, cs_t196 a1, cs_t200 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t196 made;
    cs_receive(161, got, &made);
    return made;
}

bool cs_call_161(cs_f161 function, int32_t expected) {
    cs_t199 a0;
    cs_t196 a1;
    cs_t200 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(161, made);
    cs_t196 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t201 cs_function_162(int32_t a0, cs_t203 a1, float a2, cs_t201 a3, cs_t204 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t201 made;
    cs_receive(162, got, &made);
    return made;
}

bool cs_call_162(cs_f162 function, int32_t expected) {
    int32_t a0;
    cs_t203 a1;
    float a2;
    cs_t201 a3;
    cs_t204 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(162, made);
    cs_t201 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t202 cs_function_163(cs_t205 a0, cs_t202 a1, cs_t206 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t202 made;
    cs_receive(163, got, &made);
    return made;
}

bool cs_call_163(cs_f163 function, int32_t expected) {
    cs_t205 a0;
    cs_t202 a1;
    cs_t206 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(163, made);
    cs_t202 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t207 cs_function_164(int32_t a0, cs_t209 a1, float a2, cs_t207 a3, cs_t210 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t207 made;
    cs_receive(164, got, &made);
    return made;
}

bool cs_call_164(cs_f164 function, int32_t expected) {
    int32_t a0;
    cs_t209 a1;
    float a2;
    cs_t207 a3;
    cs_t210 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(164, made);
    cs_t207 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t208 cs_function_165(cs_t211 a0, cs_t208 a1, cs_t212 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t208 made;
    cs_receive(165, got, &made);
    return made;
}

bool cs_call_165(cs_f165 function, int32_t expected) {
    cs_t211 a0;
    cs_t208 a1;
    cs_t212 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(165, made);
    cs_t208 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t213 cs_function_166(int32_t a0, cs_t215 a1, float a2, cs_t213 a3, cs_t216 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t213 made;
    cs_receive(166, got, &made);
    return made;
}

bool cs_call_166(cs_f166 function, int32_t expected) {
    int32_t a0;
    cs_t215 a1;
    float a2;
    cs_t213 a3;
    cs_t216 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(166, made);
    cs_t213 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t214 cs_function_167(cs_t217 a0, cs_t214 a1, cs_t218 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t214 made;
    cs_receive(167, got, &made);
    return made;
}

bool cs_call_167(cs_f167 function, int32_t expected) {
    cs_t217 a0;
    cs_t214 a1;
    cs_t218 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(167, made);
    cs_t214 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t219 cs_function_168(int32_t a0, cs_t221 a1, float a2, cs_t219 a3, cs_t222 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t219 made;
    cs_receive(168, got, &made);
    return made;
}

bool cs_call_168(cs_f168 function, int32_t expected) {
    int32_t a0;
    cs_t221 a1;
    float a2;
    cs_t219 a3;
    cs_t222 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(168, made);
    cs_t219 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t220 cs_function_169(cs_t223 a0, cs_t220 a1, cs_t224 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t220 made;
    cs_receive(169, got, &made);
    return made;
}

bool cs_call_169(cs_f169 function, int32_t expected) {
    cs_t223 a0;
    cs_t220 a1;
    cs_t224 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(169, made);
    cs_t220 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t225 cs_function_170(int32_t a0, cs_t227 a1, float a2, cs_t225 a3, cs_t228 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t225 made;
    cs_receive(170, got, &made);
    return made;
}

bool cs_call_170(cs_f170 function, int32_t expected) {
    int32_t a0;
    cs_t227 a1;
    float a2;
    cs_t225 a3;
    cs_t228 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(170, made);
    cs_t225 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t226 cs_function_171(cs_t229 a0, cs_t226 a1, cs_t230 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t226 made;
    cs_receive(171, got, &made);
    return made;
}

bool cs_call_171(cs_f171 function, int32_t expected) {
    cs_t229 a0;
    cs_t226 a1;
    cs_t230 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(171, made);
    cs_t226 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t231 cs_function_172(cs_t231 a0, double a1, cs_t231 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t231 made;
    cs_receive(172, got, &made);
    return made;
}

bool cs_call_172(cs_f172 function, int32_t expected) {
    cs_t231 a0;
    double a1;
    cs_t231 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(172, made);
    cs_t231 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t232 cs_function_173(cs_t232 a0, double a1, cs_t232 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t232 made;
    cs_receive(173, got, &made);
    return made;
}

bool cs_call_173(cs_f173 function, int32_t expected) {
    cs_t232 a0;
    double a1;
    cs_t232 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(173, made);
    cs_t232 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t233 cs_function_174(cs_t233 a0, double a1, cs_t233 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t233 made;
    cs_receive(174, got, &made);
    return made;
}

bool cs_call_174(cs_f174 function, int32_t expected) {
    cs_t233 a0;
    double a1;
    cs_t233 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(174, made);
    cs_t233 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t234 cs_function_175(cs_t234 a0, double a1, cs_t234 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t234 made;
    cs_receive(175, got, &made);
    return made;
}

bool cs_call_175(cs_f175 function, int32_t expected) {
    cs_t234 a0;
    double a1;
    cs_t234 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(175, made);
    cs_t234 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t236 cs_function_176(cs_t237 a0, cs_t235 a1, cs_t238 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t236 made;
    cs_receive(176, got, &made);
    return made;
}

bool cs_call_176(cs_f176 function, int32_t expected) {
    cs_t237 a0;
    cs_t235 a1;
    cs_t238 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(176, made);
    cs_t236 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t239 cs_function_177(cs_t239 a0, double a1, cs_t239 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t239 made;
    cs_receive(177, got, &made);
    return made;
}

bool cs_call_177(cs_f177 function, int32_t expected) {
    cs_t239 a0;
    double a1;
    cs_t239 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(177, made);
    cs_t239 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t240 cs_function_178(cs_t240 a0, double a1, cs_t240 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t240 made;
    cs_receive(178, got, &made);
    return made;
}

bool cs_call_178(cs_f178 function, int32_t expected) {
    cs_t240 a0;
    double a1;
    cs_t240 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(178, made);
    cs_t240 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t241 cs_function_179(cs_t241 a0, double a1, cs_t241 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t241 made;
    cs_receive(179, got, &made);
    return made;
}

bool cs_call_179(cs_f179 function, int32_t expected) {
    cs_t241 a0;
    double a1;
    cs_t241 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(179, made);
    cs_t241 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t242 cs_function_180(cs_t242 a0, double a1, cs_t242 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t242 made;
    cs_receive(180, got, &made);
    return made;
}

bool cs_call_180(cs_f180 function, int32_t expected) {
    cs_t242 a0;
    double a1;
    cs_t242 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(180, made);
    cs_t242 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t244 cs_function_181(cs_t245 a0, cs_t243 a1, cs_t246 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t244 made;
    cs_receive(181, got, &made);
    return made;
}

bool cs_call_181(cs_f181 function, int32_t expected) {
    cs_t245 a0;
    cs_t243 a1;
    cs_t246 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(181, made);
    cs_t244 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t247 cs_function_182(cs_t247 a0, double a1, cs_t247 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t247 made;
    cs_receive(182, got, &made);
    return made;
}

bool cs_call_182(cs_f182 function, int32_t expected) {
    cs_t247 a0;
    double a1;
    cs_t247 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(182, made);
    cs_t247 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t248 cs_function_183(cs_t248 a0, double a1, cs_t248 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t248 made;
    cs_receive(183, got, &made);
    return made;
}

bool cs_call_183(cs_f183 function, int32_t expected) {
    cs_t248 a0;
    double a1;
    cs_t248 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(183, made);
    cs_t248 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t249 cs_function_184(cs_t249 a0, double a1, cs_t249 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t249 made;
    cs_receive(184, got, &made);
    return made;
}

bool cs_call_184(cs_f184 function, int32_t expected) {
    cs_t249 a0;
    double a1;
    cs_t249 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(184, made);
    cs_t249 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t250 cs_function_185(cs_t250 a0, double a1, cs_t250 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t250 made;
    cs_receive(185, got, &made);
    return made;
}

bool cs_call_185(cs_f185 function, int32_t expected) {
    cs_t250 a0;
    double a1;
    cs_t250 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(185, made);
    cs_t250 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t252 cs_function_186(cs_t253 a0, cs_t251 a1, cs_t254 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t252 made;
    cs_receive(186, got, &made);
    return made;
}

bool cs_call_186(cs_f186 function, int32_t expected) {
    cs_t253 a0;
    cs_t251 a1;
    cs_t254 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(186, made);
    cs_t252 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

cs_t257 cs_function_187(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t257 a5, cs_t257 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t257 made;
    cs_receive(187, got, &made);
    return made;
}

bool cs_call_187(cs_f187 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t257 a5;
    cs_t257 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(187, made);
    cs_t257 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t257 cs_function_188(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t257 a7, float
    a8, cs_t257 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t257 made;
    cs_receive(188, got, &made);
    return made;
}

bool cs_call_188(cs_f188 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t257 a7;
    float a8;
    cs_t257 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(188, made);
    cs_t257 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t256 cs_function_189(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t256 a5, cs_t256 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t256 made;
    cs_receive(189, got, &made);
    return made;
}

bool cs_call_189(cs_f189 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t256 a5;
    cs_t256 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(189, made);
    cs_t256 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t256 cs_function_190(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t256 a7, float
    a8, cs_t256 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t256 made;
    cs_receive(190, got, &made);
    return made;
}

bool cs_call_190(cs_f190 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t256 a7;
    float a8;
    cs_t256 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(190, made);
    cs_t256 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t258 cs_function_191(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t258 a5, cs_t258 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t258 made;
    cs_receive(191, got, &made);
    return made;
}

bool cs_call_191(cs_f191 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t258 a5;
    cs_t258 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(191, made);
    cs_t258 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t258 cs_function_192(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t258 a7, float
    a8, cs_t258 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t258 made;
    cs_receive(192, got, &made);
    return made;
}

bool cs_call_192(cs_f192 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t258 a7;
    float a8;
    cs_t258 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(192, made);
    cs_t258 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t259 cs_function_193(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t259 a5, cs_t259 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t259 made;
    cs_receive(193, got, &made);
    return made;
}

bool cs_call_193(cs_f193 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t259 a5;
    cs_t259 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(193, made);
    cs_t259 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t259 cs_function_194(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t259 a7, float
    a8, cs_t259 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t259 made;
    cs_receive(194, got, &made);
    return made;
}

bool cs_call_194(cs_f194 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t259 a7;
    float a8;
    cs_t259 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(194, made);
    cs_t259 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t260 cs_function_195(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t260 a5, cs_t260 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t260 made;
    cs_receive(195, got, &made);
    return made;
}

bool cs_call_195(cs_f195 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t260 a5;
    cs_t260 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(195, made);
    cs_t260 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t260 cs_function_196(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t260 a7, float
    a8, cs_t260 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t260 made;
    cs_receive(196, got, &made);
    return made;
}

bool cs_call_196(cs_f196 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t260 a7;
    float a8;
    cs_t260 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(196, made);
    cs_t260 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t261 cs_function_197(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t261 a5, cs_t261 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t261 made;
    cs_receive(197, got, &made);
    return made;
}

bool cs_call_197(cs_f197 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t261 a5;
    cs_t261 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(197, made);
    cs_t261 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t261 cs_function_198(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t261 a7, float
    a8, cs_t261 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t261 made;
    cs_receive(198, got, &made);
    return made;
}

bool cs_call_198(cs_f198 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t261 a7;
    float a8;
    cs_t261 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(198, made);
    cs_t261 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t262 cs_function_199(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t262 a5, cs_t262 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t262 made;
    cs_receive(199, got, &made);
    return made;
}

bool cs_call_199(cs_f199 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t262 a5;
    cs_t262 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(199, made);
    cs_t262 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t262 cs_function_200(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t262 a7, float
    a8, cs_t262 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t262 made;
    cs_receive(200, got, &made);
    return made;
}

bool cs_call_200(cs_f200 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t262 a7;
    float a8;
    cs_t262 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(200, made);
    cs_t262 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t263 cs_function_201(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t263 a5, cs_t263 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t263 made;
    cs_receive(201, got, &made);
    return made;
}

bool cs_call_201(cs_f201 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t263 a5;
    cs_t263 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(201, made);
    cs_t263 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t263 cs_function_202(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t263 a7, float
    a8, cs_t263 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t263 made;
    cs_receive(202, got, &made);
    return made;
}

bool cs_call_202(cs_f202 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t263 a7;
    float a8;
    cs_t263 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(202, made);
    cs_t263 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t264 cs_function_203(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t264 a5, cs_t264 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t264 made;
    cs_receive(203, got, &made);
    return made;
}

bool cs_call_203(cs_f203 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t264 a5;
    cs_t264 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(203, made);
    cs_t264 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t264 cs_function_204(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t264 a7, float
    a8, cs_t264 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t264 made;
    cs_receive(204, got, &made);
    return made;
}

bool cs_call_204(cs_f204 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t264 a7;
    float a8;
    cs_t264 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(204, made);
    cs_t264 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t265 cs_function_205(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t265 a5, cs_t265 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t265 made;
    cs_receive(205, got, &made);
    return made;
}

bool cs_call_205(cs_f205 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t265 a5;
    cs_t265 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(205, made);
    cs_t265 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t265 cs_function_206(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t265 a7, float
    a8, cs_t265 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t265 made;
    cs_receive(206, got, &made);
    return made;
}

bool cs_call_206(cs_f206 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t265 a7;
    float a8;
    cs_t265 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(206, made);
    cs_t265 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t266 cs_function_207(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t266 a5, cs_t266 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t266 made;
    cs_receive(207, got, &made);
    return made;
}

bool cs_call_207(cs_f207 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t266 a5;
    cs_t266 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(207, made);
    cs_t266 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t266 cs_function_208(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t266 a7, float
    a8, cs_t266 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t266 made;
    cs_receive(208, got, &made);
    return made;
}

bool cs_call_208(cs_f208 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t266 a7;
    float a8;
    cs_t266 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(208, made);
    cs_t266 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t267 cs_function_209(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t267 a5, cs_t267 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t267 made;
    cs_receive(209, got, &made);
    return made;
}

bool cs_call_209(cs_f209 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t267 a5;
    cs_t267 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(209, made);
    cs_t267 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t267 cs_function_210(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t267 a7, float
    a8, cs_t267 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t267 made;
    cs_receive(210, got, &made);
    return made;
}

bool cs_call_210(cs_f210 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t267 a7;
    float a8;
    cs_t267 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(210, made);
    cs_t267 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t268 cs_function_211(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t268 a5, cs_t268 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t268 made;
    cs_receive(211, got, &made);
    return made;
}

bool cs_call_211(cs_f211 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t268 a5;
    cs_t268 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(211, made);
    cs_t268 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t268 cs_function_212(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t268 a7, float
    a8, cs_t268 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t268 made;
    cs_receive(212, got, &made);
    return made;
}

bool cs_call_212(cs_f212 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t268 a7;
    float a8;
    cs_t268 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(212, made);
    cs_t268 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t269 cs_function_213(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t269 a5, cs_t269 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t269 made;
    cs_receive(213, got, &made);
    return made;
}

bool cs_call_213(cs_f213 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t269 a5;
    cs_t269 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(213, made);
    cs_t269 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t269 cs_function_214(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t269 a7, float
    a8, cs_t269 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t269 made;
    cs_receive(214, got, &made);
    return made;
}

bool cs_call_214(cs_f214 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t269 a7;
    float a8;
    cs_t269 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(214, made);
    cs_t269 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t273 cs_function_215(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t273 a5, cs_t273 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t273 made;
    cs_receive(215, got, &made);
    return made;
}

bool cs_call_215(cs_f215 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t273 a5;
    cs_t273 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(215, made);
    cs_t273 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t273 cs_function_216(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t273 a7, float
    a8, cs_t273 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t273 made;
    cs_receive(216, got, &made);
    return made;
}

bool cs_call_216(cs_f216 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t273 a7;
    float a8;
    cs_t273 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(216, made);
    cs_t273 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t274 cs_function_217(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t274 a5, cs_t274 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t274 made;
    cs_receive(217, got, &made);
    return made;
}

bool cs_call_217(cs_f217 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t274 a5;
    cs_t274 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(217, made);
    cs_t274 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t274 cs_function_218(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t274 a7, float
    a8, cs_t274 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t274 made;
    cs_receive(218, got, &made);
    return made;
}

bool cs_call_218(cs_f218 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t274 a7;
    float a8;
    cs_t274 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(218, made);
    cs_t274 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t275 cs_function_219(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t275 a5, cs_t275 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t275 made;
    cs_receive(219, got, &made);
    return made;
}

bool cs_call_219(cs_f219 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t275 a5;
    cs_t275 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(219, made);
    cs_t275 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t275 cs_function_220(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t275 a7, float
    a8, cs_t275 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t275 made;
    cs_receive(220, got, &made);
    return made;
}

bool cs_call_220(cs_f220 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t275 a7;
    float a8;
    cs_t275 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(220, made);
    cs_t275 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t276 cs_function_221(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t276 a5, cs_t276 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t276 made;
    cs_receive(221, got, &made);
    return made;
}

bool cs_call_221(cs_f221 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t276 a5;
    cs_t276 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(221, made);
    cs_t276 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t276 cs_function_222(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t276 a7, float
    a8, cs_t276 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t276 made;
    cs_receive(222, got, &made);
    return made;
}

bool cs_call_222(cs_f222 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t276 a7;
    float a8;
    cs_t276 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(222, made);
    cs_t276 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t277 cs_function_223(int64_t a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, cs_t277 a5, cs_t277 a6, float a7) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_t277 made;
    cs_receive(223, got, &made);
    return made;
}

bool cs_call_223(cs_f223 function, int32_t expected) {
    int64_t a0;
    int64_t a1;
    int64_t a2;
    int64_t a3;
    int64_t a4;
    cs_t277 a5;
    cs_t277 a6;
    float a7;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, NULL};
    cs_make_arguments(223, made);
    cs_t277 got = function(a0, a1, a2, a3, a4, a5, a6, a7);
    return cs_matches(expected, &got);
}

cs_t277 cs_function_224(double a0, double a1, double a2, double a3, double a4, double a5, double a6, cs_t277 a7, float
    a8, cs_t277 a9) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_t277 made;
    cs_receive(224, got, &made);
    return made;
}

bool cs_call_224(cs_f224 function, int32_t expected) {
    double a0;
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    cs_t277 a7;
    float a8;
    cs_t277 a9;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, NULL};
    cs_make_arguments(224, made);
    cs_t277 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    return cs_matches(expected, &got);
}

cs_t278 cs_function_225(cs_t278 a0, int32_t a1, cs_t278 a2, double a3, cs_t278 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t278 made;
    cs_receive(225, got, &made);
    return made;
}

bool cs_call_225(cs_f225 function, int32_t expected) {
    cs_t278 a0;
    int32_t a1;
    cs_t278 a2;
    double a3;
    cs_t278 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(225, made);
    cs_t278 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t279 cs_function_226(cs_t279 a0, int32_t a1, cs_t279 a2, double a3, cs_t279 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t279 made;
    cs_receive(226, got, &made);
    return made;
}

bool cs_call_226(cs_f226 function, int32_t expected) {
    cs_t279 a0;
    int32_t a1;
    cs_t279 a2;
    double a3;
    cs_t279 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(226, made);
    cs_t279 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t280 cs_function_227(cs_t280 a0, int32_t a1, cs_t280 a2, double a3, cs_t280 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t280 made;
    cs_receive(227, got, &made);
    return made;
}

bool cs_call_227(cs_f227 function, int32_t expected) {
    cs_t280 a0;
    int32_t a1;
    cs_t280 a2;
    double a3;
    cs_t280 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(227, made);
    cs_t280 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t281 cs_function_228(cs_t281 a0, int32_t a1, cs_t281 a2, double a3, cs_t281 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t281 made;
    cs_receive(228, got, &made);
    return made;
}

bool cs_call_228(cs_f228 function, int32_t expected) {
    cs_t281 a0;
    int32_t a1;
    cs_t281 a2;
    double a3;
    cs_t281 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(228, made);
    cs_t281 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t282 cs_function_229(cs_t282 a0, int32_t a1, cs_t282 a2, double a3, cs_t282 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t282 made;
    cs_receive(229, got, &made);
    return made;
}

bool cs_call_229(cs_f229 function, int32_t expected) {
    cs_t282 a0;
    int32_t a1;
    cs_t282 a2;
    double a3;
    cs_t282 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(229, made);
    cs_t282 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t283 cs_function_230(cs_t283 a0, int32_t a1, cs_t283 a2, double a3, cs_t283 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t283 made;
    cs_receive(230, got, &made);
    return made;
}

bool cs_call_230(cs_f230 function, int32_t expected) {
    cs_t283 a0;
    int32_t a1;
    cs_t283 a2;
    double a3;
    cs_t283 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(230, made);
    cs_t283 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t284 cs_function_231(cs_t284 a0, int32_t a1, cs_t284 a2, double a3, cs_t284 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t284 made;
    cs_receive(231, got, &made);
    return made;
}

bool cs_call_231(cs_f231 function, int32_t expected) {
    cs_t284 a0;
    int32_t a1;
    cs_t284 a2;
    double a3;
    cs_t284 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(231, made);
    cs_t284 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t285 cs_function_232(cs_t285 a0, int32_t a1, cs_t285 a2, double a3, cs_t285 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t285 made;
    cs_receive(232, got, &made);
    return made;
}

bool cs_call_232(cs_f232 function, int32_t expected) {
    cs_t285 a0;
    int32_t a1;
    cs_t285 a2;
    double a3;
    cs_t285 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(232, made);
    cs_t285 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t286 cs_function_233(cs_t286 a0, int32_t a1, cs_t286 a2, double a3, cs_t286 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t286 made;
    cs_receive(233, got, &made);
    return made;
}

bool cs_call_233(cs_f233 function, int32_t expected) {
    cs_t286 a0;
    int32_t a1;
    cs_t286 a2;
    double a3;
    cs_t286 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(233, made);
    cs_t286 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t287 cs_function_234(cs_t287 a0, int32_t a1, cs_t287 a2, double a3, cs_t287 a4) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_t287 made;
    cs_receive(234, got, &made);
    return made;
}

bool cs_call_234(cs_f234 function, int32_t expected) {
    cs_t287 a0;
    int32_t a1;
    cs_t287 a2;
    double a3;
    cs_t287 a4;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, NULL};
    cs_make_arguments(234, made);
    cs_t287 got = function(a0, a1, a2, a3, a4);
    return cs_matches(expected, &got);
}

cs_t289 cs_function_235(cs_t289 a0, int64_t a1, cs_t289 a2) {
    const void *got[] = {&a0, &a1, &a2, NULL};
    cs_t289 made;
    cs_receive(235, got, &made);
    return made;
}

bool cs_call_235(cs_f235 function, int32_t expected) {
    cs_t289 a0;
    int64_t a1;
    cs_t289 a2;
    void *made[] = {&a0, &a1, &a2, NULL};
    cs_make_arguments(235, made);
    cs_t289 got = function(a0, a1, a2);
    return cs_matches(expected, &got);
}

void cs_function_236(int16_t a0, cs_t178 a1, uint8_t a2, uint64_t a3, void * a4, void *_Nonnull a5, const char * a6,
    int8_t a7, cs_small a8, cs_t178 a9, uint32_t a10, struct cs_opaque * a11, cs_color a12, cs_t36 a13, uint64_t a14,
    cs_t290 a15) {
    cs_widen(236, 0, a0);
    cs_widen(236, 2, a2);
    cs_widen(236, 7, a7);
    cs_widen(236, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(236, got, NULL);
}

bool cs_call_236(cs_f236 function, int32_t expected) {
    int16_t a0;
    cs_t178 a1;
    uint8_t a2;
    uint64_t a3;
    void * a4;
    void *_Nonnull a5;
    const char * a6;
    int8_t a7;
    cs_small a8;
    cs_t178 a9;
    uint32_t a10;
    struct cs_opaque * a11;
    cs_color a12;
    cs_t36 a13;
    uint64_t a14;
    cs_t290 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(236, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

cs_t291 cs_function_237(long double a0, cs_handler a1, float a2, uint64_t a3, cs_color a4, void *_Nonnull a5, float a6,
    char * a7, cs_t91 a8, cs_size a9, uint64_t a10, cs_t74 a11, uint16_t a12, cs_t91 a13, void * a14, cs_t291 a15) {
    cs_widen(237, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t291 made;
    cs_receive(237, got, &made);
    return made;
}

bool cs_call_237(cs_f237 function, int32_t expected) {
    long double a0;
    cs_handler a1;
    float a2;
    uint64_t a3;
    cs_color a4;
    void *_Nonnull a5;
    float a6;
    char * a7;
    cs_t91 a8;
    cs_size a9;
    uint64_t a10;
    cs_t74 a11;
    uint16_t a12;
    cs_t91 a13;
    void * a14;
    cs_t291 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(237, made);
    cs_t291 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t292 cs_function_238(int8_t a0, uint16_t a1, cs_t276 a2, uint8_t a3, cs_direction a4, uint8_t a5, cs_t188 a6, cs_t164
    a7, int16_t a8, cs_handler a9, int8_t a10, cs_t127 a11, cs_small a12, uint8_t a13, uint8_t a14, cs_t292 a15) {
    cs_widen(238, 0, a0);
    cs_widen(238, 1, a1);
    cs_widen(238, 3, a3);
    cs_widen(238, 5, a5);
    cs_widen(238, 8, a8);
    cs_widen(238, 10, a10);
    cs_widen(238, 12, a12);
    cs_widen(238, 13, a13);
    cs_widen(238, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t292 made;
    cs_receive(238, got, &made);
    return made;
}

bool cs_call_238(cs_f238 function, int32_t expected) {
    int8_t a0;
    uint16_t a1;
    cs_t276 a2;
    uint8_t a3;
    cs_direction a4;
    uint8_t a5;
    cs_t188 a6;
    cs_t164 a7;
    int16_t a8;
    cs_handler a9;
    int8_t a10;
    cs_t127 a11;
    cs_small a12;
    uint8_t a13;
    uint8_t a14;
    cs_t292 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(238, made);
    cs_t292 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t294 cs_function_239(cs_handler a0, cs_handler a1, cs_t205 a2, uint32_t a3, int64_t a4, const char * a5, cs_t205 a6,
    uint64_t a7, uint16_t a8, cs_t38 a9, cs_t147 a10, cs_t216 a11, uint8_t a12, cs_size a13, struct cs_opaque * a14,
    cs_t294 a15) {
    cs_widen(239, 8, a8);
    cs_widen(239, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t294 made;
    cs_receive(239, got, &made);
    return made;
}

bool cs_call_239(cs_f239 function, int32_t expected) {
    cs_handler a0;
    cs_handler a1;
    cs_t205 a2;
    uint32_t a3;
    int64_t a4;
    const char * a5;
    cs_t205 a6;
    uint64_t a7;
    uint16_t a8;
    cs_t38 a9;
    cs_t147 a10;
    cs_t216 a11;
    uint8_t a12;
    cs_size a13;
    struct cs_opaque * a14;
    cs_t294 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(239, made);
    cs_t294 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

int16_t cs_function_240(int16_t a0, cs_small a1, cs_direction a2, int32_t * a3, cs_t237 a4, cs_color a5, const char *
    a6, bool a7, uint8_t a8, cs_t151 a9, cs_flags a10, cs_t209 a11, cs_t237 a12, char * a13, bool a14, cs_t297 a15) {
    cs_widen(240, 0, a0);
    cs_widen(240, 1, a1);
    cs_widen(240, 7, a7);
    cs_widen(240, 8, a8);
    cs_widen(240, 10, a10);
    cs_widen(240, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    int16_t made;
    cs_receive(240, got, &made);
    return made;
}

bool cs_call_240(cs_f240 function, int32_t expected) {
    int16_t a0;
    cs_small a1;
    cs_direction a2;
    int32_t * a3;
    cs_t237 a4;
    cs_color a5;
    const char * a6;
    bool a7;
    uint8_t a8;
    cs_t151 a9;
    cs_flags a10;
    cs_t209 a11;
    cs_t237 a12;
    char * a13;
    bool a14;
    cs_t297 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(240, made);
    int16_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t299 cs_function_241(cs_t214 a0, cs_t38 a1, uint64_t a2, cs_handler a3, const double ** a4, cs_t192 a5, void
    *_Nonnull a6, int32_t * a7, struct cs_opaque * a8, cs_t292 a9, cs_t292 a10, cs_handler a11, cs_t192 a12, const void
    * a13, void * a14, cs_t299 a15) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t299 made;
    cs_receive(241, got, &made);
    return made;
}

bool cs_call_241(cs_f241 function, int32_t expected) {
    cs_t214 a0;
    cs_t38 a1;
    uint64_t a2;
    cs_handler a3;
    const double ** a4;
    cs_t192 a5;
    void *_Nonnull a6;
    int32_t * a7;
    struct cs_opaque * a8;
    cs_t292 a9;
    cs_t292 a10;
    cs_handler a11;
    cs_t192 a12;
    const void * a13;
    void * a14;
    cs_t299 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(241, made);
    cs_t299 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_direction cs_function_242(const char * a0, cs_t141 a1, cs_small a2, uint64_t a3, cs_t268 a4, uint64_t a5, double a6,
    const char * a7, double a8, int32_t * a9, float a10, cs_t203 a11, const double ** a12, cs_handler a13, int32_t *
    a14, cs_t301 a15) {
    cs_widen(242, 2, a2);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_direction made;
    cs_receive(242, got, &made);
    return made;
}

bool cs_call_242(cs_f242 function, int32_t expected) {
    const char * a0;
    cs_t141 a1;
    cs_small a2;
    uint64_t a3;
    cs_t268 a4;
    uint64_t a5;
    double a6;
    const char * a7;
    double a8;
    int32_t * a9;
    float a10;
    cs_t203 a11;
    const double ** a12;
    cs_handler a13;
    int32_t * a14;
    cs_t301 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(242, made);
    cs_direction got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

void *_Nonnull cs_function_243(cs_t28 a0, uint8_t a1, struct cs_opaque * a2, uint32_t a3, int32_t a4, int32_t a5,
    cs_t151 a6, cs_color a7, uint32_t a8, cs_t122 a9, cs_size a10, cs_t89 a11, cs_t275 a12, uint32_t a13, void * a14,
    cs_t302 a15) {
    cs_widen(243, 1, a1);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    void *_Nonnull made;
    cs_receive(243, got, &made);
    return made;
}

bool cs_call_243(cs_f243 function, int32_t expected) {
    cs_t28 a0;
    uint8_t a1;
    struct cs_opaque * a2;
    uint32_t a3;
    int32_t a4;
    int32_t a5;
    cs_t151 a6;
    cs_color a7;
    uint32_t a8;
    cs_t122 a9;
    cs_size a10;
    cs_t89 a11;
    cs_t275 a12;
    uint32_t a13;
    void * a14;
    cs_t302 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(243, made);
    void *_Nonnull got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t304 cs_function_244(int64_t a0, int32_t * a1, uint16_t a2, cs_t161 a3, float a4, uint16_t a5, int32_t a6, cs_handler
    a7, int8_t a8, cs_handler a9, float a10, cs_t161 a11, struct cs_opaque * a12, cs_t192 a13, cs_color a14, cs_t304
    a15) {
    cs_widen(244, 2, a2);
    cs_widen(244, 5, a5);
    cs_widen(244, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t304 made;
    cs_receive(244, got, &made);
    return made;
}

bool cs_call_244(cs_f244 function, int32_t expected) {
    int64_t a0;
    int32_t * a1;
    uint16_t a2;
    cs_t161 a3;
    float a4;
    uint16_t a5;
    int32_t a6;
    cs_handler a7;
    int8_t a8;
    cs_handler a9;
    float a10;
    cs_t161 a11;
    struct cs_opaque * a12;
    cs_t192 a13;
    cs_color a14;
    cs_t304 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(244, made);
    cs_t304 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t305 cs_function_245(cs_t107 a0, cs_color a1, long double a2, uint64_t a3, cs_t77 a4, bool a5, int8_t a6, cs_color
    a7, uint8_t a8, cs_flags a9, cs_t69 a10, long double a11, uint32_t a12, cs_t38 a13, uint8_t a14, cs_t305 a15) {
    cs_widen(245, 5, a5);
    cs_widen(245, 6, a6);
    cs_widen(245, 8, a8);
    cs_widen(245, 9, a9);
    cs_widen(245, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t305 made;
    cs_receive(245, got, &made);
    return made;
}

bool cs_call_245(cs_f245 function, int32_t expected) {
    cs_t107 a0;
    cs_color a1;
    long double a2;
    uint64_t a3;
    cs_t77 a4;
    bool a5;
    int8_t a6;
    cs_color a7;
    uint8_t a8;
    cs_flags a9;
    cs_t69 a10;
    long double a11;
    uint32_t a12;
    cs_t38 a13;
    uint8_t a14;
    cs_t305 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(245, made);
    cs_t305 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t306 cs_function_246(float a0, uint8_t a1, const char * a2, const double ** a3, int32_t * a4, cs_direction a5,
    int32_t * a6, int64_t a7, const double ** a8, struct cs_opaque * a9, void *_Nonnull a10, cs_t195 a11, uint16_t a12,
    const void * a13, int8_t a14, cs_t306 a15) {
    cs_widen(246, 1, a1);
    cs_widen(246, 12, a12);
    cs_widen(246, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t306 made;
    cs_receive(246, got, &made);
    return made;
}

bool cs_call_246(cs_f246 function, int32_t expected) {
    float a0;
    uint8_t a1;
    const char * a2;
    const double ** a3;
    int32_t * a4;
    cs_direction a5;
    int32_t * a6;
    int64_t a7;
    const double ** a8;
    struct cs_opaque * a9;
    void *_Nonnull a10;
    cs_t195 a11;
    uint16_t a12;
    const void * a13;
    int8_t a14;
    cs_t306 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(246, made);
    cs_t306 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t307 cs_function_247(cs_t239 a0, float a1, uint32_t a2, long double a3, cs_size a4, cs_handler a5, struct cs_opaque *
    a6, char * a7, int32_t * a8, int32_t a9, int16_t a10, const void * a11, uint8_t a12, const double ** a13, int8_t
    a14, cs_t307 a15) {
    cs_widen(247, 10, a10);
    cs_widen(247, 12, a12);
    cs_widen(247, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t307 made;
    cs_receive(247, got, &made);
    return made;
}

bool cs_call_247(cs_f247 function, int32_t expected) {
    cs_t239 a0;
    float a1;
    uint32_t a2;
    long double a3;
    cs_size a4;
    cs_handler a5;
    struct cs_opaque * a6;
    char * a7;
    int32_t * a8;
    int32_t a9;
    int16_t a10;
    const void * a11;
    uint8_t a12;
    const double ** a13;
    int8_t a14;
    cs_t307 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(247, made);
    cs_t307 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

void cs_function_248(cs_t76 a0, cs_flags a1, cs_color a2, cs_t177 a3, cs_t118 a4, cs_color a5, bool a6, uint16_t a7,
    double a8, cs_t178 a9, uint32_t a10, int32_t * a11, const void * a12, cs_size a13, cs_t118 a14, cs_t308 a15) {
    cs_widen(248, 1, a1);
    cs_widen(248, 6, a6);
    cs_widen(248, 7, a7);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(248, got, NULL);
}

bool cs_call_248(cs_f248 function, int32_t expected) {
    cs_t76 a0;
    cs_flags a1;
    cs_color a2;
    cs_t177 a3;
    cs_t118 a4;
    cs_color a5;
    bool a6;
    uint16_t a7;
    double a8;
    cs_t178 a9;
    uint32_t a10;
    int32_t * a11;
    const void * a12;
    cs_size a13;
    cs_t118 a14;
    cs_t308 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(248, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

cs_t309 cs_function_249(cs_t234 a0, int8_t a1, const void * a2, bool a3, int64_t a4, const double ** a5, int8_t a6,
    int64_t a7, void *_Nonnull a8, const void * a9, int8_t a10, void * a11, int16_t a12, int32_t a13, cs_t192 a14,
    cs_t309 a15) {
    cs_widen(249, 1, a1);
    cs_widen(249, 3, a3);
    cs_widen(249, 6, a6);
    cs_widen(249, 10, a10);
    cs_widen(249, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t309 made;
    cs_receive(249, got, &made);
    return made;
}

bool cs_call_249(cs_f249 function, int32_t expected) {
    cs_t234 a0;
    int8_t a1;
    const void * a2;
    bool a3;
    int64_t a4;
    const double ** a5;
    int8_t a6;
    int64_t a7;
    void *_Nonnull a8;
    const void * a9;
    int8_t a10;
    void * a11;
    int16_t a12;
    int32_t a13;
    cs_t192 a14;
    cs_t309 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(249, made);
    cs_t309 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t311 cs_function_250(cs_handler a0, cs_t241 a1, cs_t129 a2, cs_handler a3, int8_t a4, cs_t82 a5, int64_t a6, cs_flags
    a7, cs_t173 a8, cs_flags a9, cs_handler a10, uint32_t a11, const char * a12, int16_t a13, cs_color a14, cs_t311 a15)
    {
    cs_widen(250, 4, a4);
    cs_widen(250, 7, a7);
    cs_widen(250, 9, a9);
    cs_widen(250, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t311 made;
    cs_receive(250, got, &made);
    return made;
}

bool cs_call_250(cs_f250 function, int32_t expected) {
    cs_handler a0;
    cs_t241 a1;
    cs_t129 a2;
    cs_handler a3;
    int8_t a4;
    cs_t82 a5;
    int64_t a6;
    cs_flags a7;
    cs_t173 a8;
    cs_flags a9;
    cs_handler a10;
    uint32_t a11;
    const char * a12;
    int16_t a13;
    cs_color a14;
    cs_t311 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(250, made);
    cs_t311 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

uint16_t cs_function_251(double a0, int16_t a1, uint8_t a2, cs_t256 a3, const char * a4, cs_t182 a5, cs_t215 a6, cs_t157
    a7, long double a8, int32_t * a9, cs_t210 a10, cs_t122 a11, struct cs_opaque * a12, cs_flags a13, const double **
    a14, cs_t312 a15) {
    cs_widen(251, 1, a1);
    cs_widen(251, 2, a2);
    cs_widen(251, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    uint16_t made;
    cs_receive(251, got, &made);
    return made;
}

bool cs_call_251(cs_f251 function, int32_t expected) {
    double a0;
    int16_t a1;
    uint8_t a2;
    cs_t256 a3;
    const char * a4;
    cs_t182 a5;
    cs_t215 a6;
    cs_t157 a7;
    long double a8;
    int32_t * a9;
    cs_t210 a10;
    cs_t122 a11;
    struct cs_opaque * a12;
    cs_flags a13;
    const double ** a14;
    cs_t312 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(251, made);
    uint16_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

void cs_function_252(cs_handler a0, cs_t54 a1, long double a2, cs_flags a3, cs_t232 a4, cs_t252 a5, cs_color a6,
    cs_small a7, cs_t162 a8, cs_t232 a9, cs_t83 a10, char * a11, struct cs_opaque * a12, void * a13, uint64_t a14,
    cs_t314 a15) {
    cs_widen(252, 3, a3);
    cs_widen(252, 7, a7);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(252, got, NULL);
}

bool cs_call_252(cs_f252 function, int32_t expected) {
    cs_handler a0;
    cs_t54 a1;
    long double a2;
    cs_flags a3;
    cs_t232 a4;
    cs_t252 a5;
    cs_color a6;
    cs_small a7;
    cs_t162 a8;
    cs_t232 a9;
    cs_t83 a10;
    char * a11;
    struct cs_opaque * a12;
    void * a13;
    uint64_t a14;
    cs_t314 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(252, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

cs_t315 cs_function_253(cs_t167 a0, cs_color a1, cs_t206 a2, cs_t202 a3, cs_small a4, uint16_t a5, int8_t a6, void
    *_Nonnull a7, cs_flags a8, uint8_t a9, void *_Nonnull a10, cs_direction a11, uint64_t a12, cs_small a13, cs_t167
    a14, cs_t315 a15) {
    cs_widen(253, 4, a4);
    cs_widen(253, 5, a5);
    cs_widen(253, 6, a6);
    cs_widen(253, 8, a8);
    cs_widen(253, 9, a9);
    cs_widen(253, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t315 made;
    cs_receive(253, got, &made);
    return made;
}

bool cs_call_253(cs_f253 function, int32_t expected) {
    cs_t167 a0;
    cs_color a1;
    cs_t206 a2;
    cs_t202 a3;
    cs_small a4;
    uint16_t a5;
    int8_t a6;
    void *_Nonnull a7;
    cs_flags a8;
    uint8_t a9;
    void *_Nonnull a10;
    cs_direction a11;
    uint64_t a12;
    cs_small a13;
    cs_t167 a14;
    cs_t315 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(253, made);
    cs_t315 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_color cs_function_254(cs_small a0, int64_t a1, cs_t157 a2, char * a3, cs_t173 a4, cs_t184 a5, cs_t137 a6, cs_flags
    a7, char * a8, uint64_t a9, cs_small a10, cs_direction a11, int16_t a12, const void * a13, cs_t184 a14, cs_t316 a15)
    {
    cs_widen(254, 0, a0);
    cs_widen(254, 7, a7);
    cs_widen(254, 10, a10);
    cs_widen(254, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_color made;
    cs_receive(254, got, &made);
    return made;
}

bool cs_call_254(cs_f254 function, int32_t expected) {
    cs_small a0;
    int64_t a1;
    cs_t157 a2;
    char * a3;
    cs_t173 a4;
    cs_t184 a5;
    cs_t137 a6;
    cs_flags a7;
    char * a8;
    uint64_t a9;
    cs_small a10;
    cs_direction a11;
    int16_t a12;
    const void * a13;
    cs_t184 a14;
    cs_t316 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(254, made);
    cs_color got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_direction cs_function_255(int16_t a0, cs_small a1, cs_t107 a2, cs_t209 a3, cs_handler a4, double a5, int16_t a6,
    uint16_t a7, cs_t152 a8, cs_t48 a9, cs_t209 a10, cs_t107 a11, const void * a12, int32_t a13, cs_t48 a14, cs_t320
    a15) {
    cs_widen(255, 0, a0);
    cs_widen(255, 1, a1);
    cs_widen(255, 6, a6);
    cs_widen(255, 7, a7);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_direction made;
    cs_receive(255, got, &made);
    return made;
}

bool cs_call_255(cs_f255 function, int32_t expected) {
    int16_t a0;
    cs_small a1;
    cs_t107 a2;
    cs_t209 a3;
    cs_handler a4;
    double a5;
    int16_t a6;
    uint16_t a7;
    cs_t152 a8;
    cs_t48 a9;
    cs_t209 a10;
    cs_t107 a11;
    const void * a12;
    int32_t a13;
    cs_t48 a14;
    cs_t320 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(255, made);
    cs_direction got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

int32_t cs_function_256(cs_small a0, int8_t a1, cs_size a2, const double ** a3, cs_t107 a4, int8_t a5, cs_handler a6,
    int16_t a7, char * a8, cs_size a9, cs_t315 a10, int64_t a11, uint64_t a12, void *_Nonnull a13, void *_Nonnull a14,
    cs_t321 a15) {
    cs_widen(256, 0, a0);
    cs_widen(256, 1, a1);
    cs_widen(256, 5, a5);
    cs_widen(256, 7, a7);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    int32_t made;
    cs_receive(256, got, &made);
    return made;
}

bool cs_call_256(cs_f256 function, int32_t expected) {
    cs_small a0;
    int8_t a1;
    cs_size a2;
    const double ** a3;
    cs_t107 a4;
    int8_t a5;
    cs_handler a6;
    int16_t a7;
    char * a8;
    cs_size a9;
    cs_t315 a10;
    int64_t a11;
    uint64_t a12;
    void *_Nonnull a13;
    void *_Nonnull a14;
    cs_t321 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(256, made);
    int32_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

bool cs_function_257(char * a0, cs_small a1, bool a2, long double a3, cs_t35 a4, uint8_t a5, cs_t28 a6, int16_t a7,
    const double ** a8, cs_t28 a9, uint64_t a10, long double a11, const void * a12, uint32_t a13, uint16_t a14, cs_t322
    a15) {
    cs_widen(257, 1, a1);
    cs_widen(257, 2, a2);
    cs_widen(257, 5, a5);
    cs_widen(257, 7, a7);
    cs_widen(257, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    bool made;
    cs_receive(257, got, &made);
    return made;
}

bool cs_call_257(cs_f257 function, int32_t expected) {
    char * a0;
    cs_small a1;
    bool a2;
    long double a3;
    cs_t35 a4;
    uint8_t a5;
    cs_t28 a6;
    int16_t a7;
    const double ** a8;
    cs_t28 a9;
    uint64_t a10;
    long double a11;
    const void * a12;
    uint32_t a13;
    uint16_t a14;
    cs_t322 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(257, made);
    bool got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t323 cs_function_258(struct cs_opaque * a0, float a1, const void * a2, cs_direction a3, bool a4, cs_t56 a5, cs_flags
    a6, cs_color a7, uint8_t a8, uint32_t a9, int16_t a10, const void * a11, uint16_t a12, uint16_t a13, float a14,
    cs_t323 a15) {
    cs_widen(258, 4, a4);
    cs_widen(258, 6, a6);
    cs_widen(258, 8, a8);
    cs_widen(258, 10, a10);
    cs_widen(258, 12, a12);
    cs_widen(258, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t323 made;
    cs_receive(258, got, &made);
    return made;
}

bool cs_call_258(cs_f258 function, int32_t expected) {
    struct cs_opaque * a0;
    float a1;
    const void * a2;
    cs_direction a3;
    bool a4;
    cs_t56 a5;
    cs_flags a6;
    cs_color a7;
    uint8_t a8;
    uint32_t a9;
    int16_t a10;
    const void * a11;
    uint16_t a12;
    uint16_t a13;
    float a14;
    cs_t323 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(258, made);
    cs_t323 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

void cs_function_259(void *_Nonnull a0, uint32_t a1, cs_flags a2, cs_t40 a3, uint16_t a4, long double a5, cs_t253 a6,
    cs_t69 a7, cs_small a8, float a9, const char * a10, void * a11, cs_t235 a12, cs_t273 a13, struct cs_opaque * a14,
    cs_t324 a15) {
    cs_widen(259, 2, a2);
    cs_widen(259, 4, a4);
    cs_widen(259, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(259, got, NULL);
}

bool cs_call_259(cs_f259 function, int32_t expected) {
    void *_Nonnull a0;
    uint32_t a1;
    cs_flags a2;
    cs_t40 a3;
    uint16_t a4;
    long double a5;
    cs_t253 a6;
    cs_t69 a7;
    cs_small a8;
    float a9;
    const char * a10;
    void * a11;
    cs_t235 a12;
    cs_t273 a13;
    struct cs_opaque * a14;
    cs_t324 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(259, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

cs_t326 cs_function_260(cs_size a0, cs_flags a1, bool a2, cs_t38 a3, const double ** a4, cs_t188 a5, cs_flags a6,
    int64_t a7, uint64_t a8, cs_t277 a9, cs_t38 a10, cs_t56 a11, cs_size a12, cs_t38 a13, int8_t a14, cs_t326 a15) {
    cs_widen(260, 1, a1);
    cs_widen(260, 2, a2);
    cs_widen(260, 6, a6);
    cs_widen(260, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t326 made;
    cs_receive(260, got, &made);
    return made;
}

bool cs_call_260(cs_f260 function, int32_t expected) {
    cs_size a0;
    cs_flags a1;
    bool a2;
    cs_t38 a3;
    const double ** a4;
    cs_t188 a5;
    cs_flags a6;
    int64_t a7;
    uint64_t a8;
    cs_t277 a9;
    cs_t38 a10;
    cs_t56 a11;
    cs_size a12;
    cs_t38 a13;
    int8_t a14;
    cs_t326 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(260, made);
    cs_t326 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t327 cs_function_261(cs_t79 a0, void * a1, long double a2, uint64_t a3, cs_t103 a4, uint64_t a5, void * a6, cs_t202
    a7, int32_t * a8, const void * a9, const char * a10, cs_t232 a11, char * a12, cs_t232 a13, cs_t37 a14, cs_t327 a15)
    {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t327 made;
    cs_receive(261, got, &made);
    return made;
}

bool cs_call_261(cs_f261 function, int32_t expected) {
    cs_t79 a0;
    void * a1;
    long double a2;
    uint64_t a3;
    cs_t103 a4;
    uint64_t a5;
    void * a6;
    cs_t202 a7;
    int32_t * a8;
    const void * a9;
    const char * a10;
    cs_t232 a11;
    char * a12;
    cs_t232 a13;
    cs_t37 a14;
    cs_t327 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(261, made);
    cs_t327 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t328 cs_function_262(int64_t a0, cs_t113 a1, float a2, cs_handler a3, int32_t a4, float a5, uint16_t a6, cs_t147 a7,
    cs_t241 a8, const char * a9, bool a10, uint8_t a11, struct cs_opaque * a12, const double ** a13, cs_t113 a14,
    cs_t328 a15) {
    cs_widen(262, 6, a6);
    cs_widen(262, 10, a10);
    cs_widen(262, 11, a11);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t328 made;
    cs_receive(262, got, &made);
    return made;
}

bool cs_call_262(cs_f262 function, int32_t expected) {
    int64_t a0;
    cs_t113 a1;
    float a2;
    cs_handler a3;
    int32_t a4;
    float a5;
    uint16_t a6;
    cs_t147 a7;
    cs_t241 a8;
    const char * a9;
    bool a10;
    uint8_t a11;
    struct cs_opaque * a12;
    const double ** a13;
    cs_t113 a14;
    cs_t328 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(262, made);
    cs_t328 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t332 cs_function_263(uint8_t a0, int8_t a1, double a2, cs_direction a3, int16_t a4, cs_t312 a5, cs_t228 a6,
    cs_direction a7, void *_Nonnull a8, cs_t228 a9, cs_t228 a10, uint16_t a11, char * a12, uint32_t a13, const char *
    a14, cs_t332 a15) {
    cs_widen(263, 0, a0);
    cs_widen(263, 1, a1);
    cs_widen(263, 4, a4);
    cs_widen(263, 11, a11);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t332 made;
    cs_receive(263, got, &made);
    return made;
}

bool cs_call_263(cs_f263 function, int32_t expected) {
    uint8_t a0;
    int8_t a1;
    double a2;
    cs_direction a3;
    int16_t a4;
    cs_t312 a5;
    cs_t228 a6;
    cs_direction a7;
    void *_Nonnull a8;
    cs_t228 a9;
    cs_t228 a10;
    uint16_t a11;
    char * a12;
    uint32_t a13;
    const char * a14;
    cs_t332 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(263, made);
    cs_t332 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

void cs_function_264(cs_size a0, double a1, cs_t174 a2, void *_Nonnull a3, void *_Nonnull a4, cs_small a5, char * a6,
    cs_t222 a7, cs_t263 a8, cs_handler a9, cs_color a10, const double ** a11, cs_size a12, void * a13, cs_t334 a14,
    cs_t334 a15) {
    cs_widen(264, 5, a5);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(264, got, NULL);
}

bool cs_call_264(cs_f264 function, int32_t expected) {
    cs_size a0;
    double a1;
    cs_t174 a2;
    void *_Nonnull a3;
    void *_Nonnull a4;
    cs_small a5;
    char * a6;
    cs_t222 a7;
    cs_t263 a8;
    cs_handler a9;
    cs_color a10;
    const double ** a11;
    cs_size a12;
    void * a13;
    cs_t334 a14;
    cs_t334 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(264, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

cs_t337 cs_function_265(int64_t a0, uint32_t a1, uint32_t a2, char * a3, cs_flags a4, void * a5, int32_t a6, int32_t a7,
    const char * a8, double a9, int16_t a10, cs_flags a11, int8_t a12, cs_t106 a13, int32_t * a14, cs_t337 a15) {
    cs_widen(265, 4, a4);
    cs_widen(265, 10, a10);
    cs_widen(265, 11, a11);
    cs_widen(265, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t337 made;
    cs_receive(265, got, &made);
    return made;
}

bool cs_call_265(cs_f265 function, int32_t expected) {
    int64_t a0;
    uint32_t a1;
    uint32_t a2;
    char * a3;
    cs_flags a4;
    void * a5;
    int32_t a6;
    int32_t a7;
    const char * a8;
    double a9;
    int16_t a10;
    cs_flags a11;
    int8_t a12;
    cs_t106 a13;
    int32_t * a14;
    cs_t337 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(265, made);
    cs_t337 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t340 cs_function_266(cs_direction a0, cs_direction a1, cs_t29 a2, cs_flags a3, const double ** a4, cs_flags a5,
    int32_t a6, cs_size a7, cs_color a8, cs_t327 a9, cs_t143 a10, float a11, double a12, long double a13, void *_Nonnull
    a14, cs_t340 a15) {
    cs_widen(266, 3, a3);
    cs_widen(266, 5, a5);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t340 made;
    cs_receive(266, got, &made);
    return made;
}

bool cs_call_266(cs_f266 function, int32_t expected) {
    cs_direction a0;
    cs_direction a1;
    cs_t29 a2;
    cs_flags a3;
    const double ** a4;
    cs_flags a5;
    int32_t a6;
    cs_size a7;
    cs_color a8;
    cs_t327 a9;
    cs_t143 a10;
    float a11;
    double a12;
    long double a13;
    void *_Nonnull a14;
    cs_t340 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(266, made);
    cs_t340 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

void cs_function_267(bool a0, cs_t70 a1, cs_small a2, const char * a3, int32_t a4, uint16_t a5, int16_t a6, cs_t157 a7,
    uint64_t a8, cs_t292 a9, cs_t239 a10, uint16_t a11, cs_t239 a12, int8_t a13, const double ** a14, cs_t343 a15) {
    cs_widen(267, 0, a0);
    cs_widen(267, 2, a2);
    cs_widen(267, 5, a5);
    cs_widen(267, 6, a6);
    cs_widen(267, 11, a11);
    cs_widen(267, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(267, got, NULL);
}

bool cs_call_267(cs_f267 function, int32_t expected) {
    bool a0;
    cs_t70 a1;
    cs_small a2;
    const char * a3;
    int32_t a4;
    uint16_t a5;
    int16_t a6;
    cs_t157 a7;
    uint64_t a8;
    cs_t292 a9;
    cs_t239 a10;
    uint16_t a11;
    cs_t239 a12;
    int8_t a13;
    const double ** a14;
    cs_t343 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(267, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

void cs_function_268(bool a0, cs_t48 a1, uint8_t a2, void * a3, void *_Nonnull a4, float a5, double a6, cs_t38 a7,
    cs_t262 a8, struct cs_opaque * a9, bool a10, cs_size a11, int16_t a12, int32_t * a13, cs_direction a14, cs_t344 a15)
    {
    cs_widen(268, 0, a0);
    cs_widen(268, 2, a2);
    cs_widen(268, 10, a10);
    cs_widen(268, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(268, got, NULL);
}

bool cs_call_268(cs_f268 function, int32_t expected) {
    bool a0;
    cs_t48 a1;
    uint8_t a2;
    void * a3;
    void *_Nonnull a4;
    float a5;
    double a6;
    cs_t38 a7;
    cs_t262 a8;
    struct cs_opaque * a9;
    bool a10;
    cs_size a11;
    int16_t a12;
    int32_t * a13;
    cs_direction a14;
    cs_t344 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(268, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

cs_t345 cs_function_269(uint64_t a0, cs_handler a1, cs_t32 a2, cs_t152 a3, cs_t34 a4, long double a5, const double **
    a6, cs_t340 a7, cs_t332 a8, float a9, const double ** a10, char * a11, cs_t34 a12, cs_t327 a13, const char * a14,
    cs_t345 a15) {
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t345 made;
    cs_receive(269, got, &made);
    return made;
}

bool cs_call_269(cs_f269 function, int32_t expected) {
    uint64_t a0;
    cs_handler a1;
    cs_t32 a2;
    cs_t152 a3;
    cs_t34 a4;
    long double a5;
    const double ** a6;
    cs_t340 a7;
    cs_t332 a8;
    float a9;
    const double ** a10;
    char * a11;
    cs_t34 a12;
    cs_t327 a13;
    const char * a14;
    cs_t345 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(269, made);
    cs_t345 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

void cs_function_270(char * a0, cs_t48 a1, uint8_t a2, cs_t95 a3, uint32_t a4, const double ** a5, uint8_t a6, cs_t100
    a7, const double ** a8, float a9, cs_t265 a10, void * a11, cs_t96 a12, cs_t59 a13, cs_t96 a14, cs_t346 a15) {
    cs_widen(270, 2, a2);
    cs_widen(270, 6, a6);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_receive(270, got, NULL);
}

bool cs_call_270(cs_f270 function, int32_t expected) {
    char * a0;
    cs_t48 a1;
    uint8_t a2;
    cs_t95 a3;
    uint32_t a4;
    const double ** a5;
    uint8_t a6;
    cs_t100 a7;
    const double ** a8;
    float a9;
    cs_t265 a10;
    void * a11;
    cs_t96 a12;
    cs_t59 a13;
    cs_t96 a14;
    cs_t346 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(270, made);
    function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    (void)expected;
    return true;
}

cs_t348 cs_function_271(const double ** a0, cs_size a1, bool a2, uint32_t a3, long double a4, const void * a5, uint64_t
    a6, uint16_t a7, int64_t a8, cs_color a9, cs_t307 a10, cs_t188 a11, const double ** a12, const double ** a13,
    cs_handler a14, cs_t348 a15) {
    cs_widen(271, 2, a2);
    cs_widen(271, 7, a7);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t348 made;
    cs_receive(271, got, &made);
    return made;
}

bool cs_call_271(cs_f271 function, int32_t expected) {
    const double ** a0;
    cs_size a1;
    bool a2;
    uint32_t a3;
    long double a4;
    const void * a5;
    uint64_t a6;
    uint16_t a7;
    int64_t a8;
    cs_color a9;
    cs_t307 a10;
    cs_t188 a11;
    const double ** a12;
    const double ** a13;
    cs_handler a14;
    cs_t348 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(271, made);
    cs_t348 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t350 cs_function_272(int32_t * a0, const double ** a1, int32_t a2, void * a3, cs_small a4, cs_handler a5, cs_t71 a6,
    bool a7, const void * a8, void *_Nonnull a9, float a10, int32_t * a11, long double a12, uint8_t a13, cs_t323 a14,
    cs_t350 a15) {
    cs_widen(272, 4, a4);
    cs_widen(272, 7, a7);
    cs_widen(272, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t350 made;
    cs_receive(272, got, &made);
    return made;
}

bool cs_call_272(cs_f272 function, int32_t expected) {
    int32_t * a0;
    const double ** a1;
    int32_t a2;
    void * a3;
    cs_small a4;
    cs_handler a5;
    cs_t71 a6;
    bool a7;
    const void * a8;
    void *_Nonnull a9;
    float a10;
    int32_t * a11;
    long double a12;
    uint8_t a13;
    cs_t323 a14;
    cs_t350 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(272, made);
    cs_t350 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

uint32_t cs_function_273(cs_flags a0, uint64_t a1, const char * a2, float a3, bool a4, void * a5, int64_t a6, char * a7,
    const double ** a8, int32_t a9, double a10, int64_t a11, bool a12, int64_t a13, long double a14, cs_t352 a15) {
    cs_widen(273, 0, a0);
    cs_widen(273, 4, a4);
    cs_widen(273, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    uint32_t made;
    cs_receive(273, got, &made);
    return made;
}

bool cs_call_273(cs_f273 function, int32_t expected) {
    cs_flags a0;
    uint64_t a1;
    const char * a2;
    float a3;
    bool a4;
    void * a5;
    int64_t a6;
    char * a7;
    const double ** a8;
    int32_t a9;
    double a10;
    int64_t a11;
    bool a12;
    int64_t a13;
    long double a14;
    cs_t352 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(273, made);
    uint32_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_flags cs_function_274(const char * a0, float a1, cs_t269 a2, int64_t a3, cs_t269 a4, uint8_t a5, float a6, const char
    * a7, cs_t232 a8, void *_Nonnull a9, cs_t207 a10, uint8_t a11, char * a12, cs_t232 a13, cs_t232 a14, cs_t356 a15) {
    cs_widen(274, 5, a5);
    cs_widen(274, 11, a11);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_flags made;
    cs_receive(274, got, &made);
    return made;
}

bool cs_call_274(cs_f274 function, int32_t expected) {
    const char * a0;
    float a1;
    cs_t269 a2;
    int64_t a3;
    cs_t269 a4;
    uint8_t a5;
    float a6;
    const char * a7;
    cs_t232 a8;
    void *_Nonnull a9;
    cs_t207 a10;
    uint8_t a11;
    char * a12;
    cs_t232 a13;
    cs_t232 a14;
    cs_t356 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(274, made);
    cs_flags got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t359 cs_function_275(const void * a0, cs_small a1, uint8_t a2, int32_t a3, void * a4, cs_color a5, cs_t87 a6,
    cs_handler a7, cs_t40 a8, cs_t40 a9, cs_size a10, cs_t171 a11, cs_t145 a12, cs_t87 a13, int32_t a14, cs_t359 a15) {
    cs_widen(275, 1, a1);
    cs_widen(275, 2, a2);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t359 made;
    cs_receive(275, got, &made);
    return made;
}

bool cs_call_275(cs_f275 function, int32_t expected) {
    const void * a0;
    cs_small a1;
    uint8_t a2;
    int32_t a3;
    void * a4;
    cs_color a5;
    cs_t87 a6;
    cs_handler a7;
    cs_t40 a8;
    cs_t40 a9;
    cs_size a10;
    cs_t171 a11;
    cs_t145 a12;
    cs_t87 a13;
    int32_t a14;
    cs_t359 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(275, made);
    cs_t359 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

struct cs_opaque * cs_function_276(cs_color a0, cs_small a1, cs_t150 a2, cs_direction a3, double a4, cs_flags a5,
    cs_flags a6, cs_t85 a7, struct cs_opaque * a8, int32_t a9, bool a10, uint64_t a11, const void * a12, cs_t227 a13,
    uint32_t a14, cs_t360 a15) {
    cs_widen(276, 1, a1);
    cs_widen(276, 5, a5);
    cs_widen(276, 6, a6);
    cs_widen(276, 10, a10);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    struct cs_opaque * made;
    cs_receive(276, got, &made);
    return made;
}

bool cs_call_276(cs_f276 function, int32_t expected) {
    cs_color a0;
    cs_small a1;
    cs_t150 a2;
    cs_direction a3;
    double a4;
    cs_flags a5;
    cs_flags a6;
    cs_t85 a7;
    struct cs_opaque * a8;
    int32_t a9;
    bool a10;
    uint64_t a11;
    const void * a12;
    cs_t227 a13;
    uint32_t a14;
    cs_t360 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(276, made);
    struct cs_opaque * got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t362 cs_function_277(cs_t98 a0, int64_t a1, uint16_t a2, cs_size a3, long double a4, uint32_t a5, bool a6, int8_t a7,
    cs_t180 a8, int8_t a9, const char * a10, void * a11, cs_flags a12, const void * a13, double a14, cs_t362 a15) {
    cs_widen(277, 2, a2);
    cs_widen(277, 6, a6);
    cs_widen(277, 7, a7);
    cs_widen(277, 9, a9);
    cs_widen(277, 12, a12);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t362 made;
    cs_receive(277, got, &made);
    return made;
}

bool cs_call_277(cs_f277 function, int32_t expected) {
    cs_t98 a0;
    int64_t a1;
    uint16_t a2;
    cs_size a3;
    long double a4;
    uint32_t a5;
    bool a6;
    int8_t a7;
    cs_t180 a8;
    int8_t a9;
    const char * a10;
    void * a11;
    cs_flags a12;
    const void * a13;
    double a14;
    cs_t362 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(277, made);
    cs_t362 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t364 cs_function_278(cs_t55 a0, int16_t a1, cs_t158 a2, double a3, char * a4, bool a5, cs_handler a6, const void *
    a7, int32_t * a8, int32_t a9, struct cs_opaque * a10, cs_t158 a11, cs_size a12, cs_small a13, uint64_t a14, cs_t364
    a15) {
    cs_widen(278, 1, a1);
    cs_widen(278, 5, a5);
    cs_widen(278, 13, a13);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t364 made;
    cs_receive(278, got, &made);
    return made;
}

bool cs_call_278(cs_f278 function, int32_t expected) {
    cs_t55 a0;
    int16_t a1;
    cs_t158 a2;
    double a3;
    char * a4;
    bool a5;
    cs_handler a6;
    const void * a7;
    int32_t * a8;
    int32_t a9;
    struct cs_opaque * a10;
    cs_t158 a11;
    cs_size a12;
    cs_small a13;
    uint64_t a14;
    cs_t364 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(278, made);
    cs_t364 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t365 cs_function_279(void *_Nonnull a0, void * a1, cs_t51 a2, cs_t80 a3, const char * a4, int8_t a5, double a6,
    cs_t80 a7, cs_t247 a8, void *_Nonnull a9, cs_t174 a10, cs_t96 a11, int16_t a12, cs_flags a13, int16_t a14, cs_t365
    a15) {
    cs_widen(279, 5, a5);
    cs_widen(279, 12, a12);
    cs_widen(279, 13, a13);
    cs_widen(279, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t365 made;
    cs_receive(279, got, &made);
    return made;
}

bool cs_call_279(cs_f279 function, int32_t expected) {
    void *_Nonnull a0;
    void * a1;
    cs_t51 a2;
    cs_t80 a3;
    const char * a4;
    int8_t a5;
    double a6;
    cs_t80 a7;
    cs_t247 a8;
    void *_Nonnull a9;
    cs_t174 a10;
    cs_t96 a11;
    int16_t a12;
    cs_flags a13;
    int16_t a14;
    cs_t365 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(279, made);
    cs_t365 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

uint32_t cs_function_280(const void * a0, cs_t164 a1, int16_t a2, cs_t38 a3, cs_size a4, const char * a5, uint64_t a6,
    cs_direction a7, uint8_t a8, cs_handler a9, cs_t164 a10, int64_t a11, const double ** a12, struct cs_opaque * a13,
    long double a14, cs_t367 a15) {
    cs_widen(280, 2, a2);
    cs_widen(280, 8, a8);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    uint32_t made;
    cs_receive(280, got, &made);
    return made;
}

bool cs_call_280(cs_f280 function, int32_t expected) {
    const void * a0;
    cs_t164 a1;
    int16_t a2;
    cs_t38 a3;
    cs_size a4;
    const char * a5;
    uint64_t a6;
    cs_direction a7;
    uint8_t a8;
    cs_handler a9;
    cs_t164 a10;
    int64_t a11;
    const double ** a12;
    struct cs_opaque * a13;
    long double a14;
    cs_t367 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(280, made);
    uint32_t got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t368 cs_function_281(cs_t328 a0, uint16_t a1, cs_t238 a2, const double ** a3, double a4, cs_t215 a5, double a6,
    int8_t a7, uint16_t a8, cs_t215 a9, int8_t a10, char * a11, int32_t a12, double a13, int8_t a14, cs_t368 a15) {
    cs_widen(281, 1, a1);
    cs_widen(281, 7, a7);
    cs_widen(281, 8, a8);
    cs_widen(281, 10, a10);
    cs_widen(281, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t368 made;
    cs_receive(281, got, &made);
    return made;
}

bool cs_call_281(cs_f281 function, int32_t expected) {
    cs_t328 a0;
    uint16_t a1;
    cs_t238 a2;
    const double ** a3;
    double a4;
    cs_t215 a5;
    double a6;
    int8_t a7;
    uint16_t a8;
    cs_t215 a9;
    int8_t a10;
    char * a11;
    int32_t a12;
    double a13;
    int8_t a14;
    cs_t368 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(281, made);
    cs_t368 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t369 cs_function_282(const char * a0, uint32_t a1, cs_size a2, uint16_t a3, cs_t276 a4, uint32_t a5, uint64_t a6,
    cs_small a7, cs_small a8, float a9, void * a10, cs_small a11, uint64_t a12, cs_t276 a13, cs_t97 a14, cs_t369 a15) {
    cs_widen(282, 3, a3);
    cs_widen(282, 7, a7);
    cs_widen(282, 8, a8);
    cs_widen(282, 11, a11);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t369 made;
    cs_receive(282, got, &made);
    return made;
}

bool cs_call_282(cs_f282 function, int32_t expected) {
    const char * a0;
    uint32_t a1;
    cs_size a2;
    uint16_t a3;
    cs_t276 a4;
    uint32_t a5;
    uint64_t a6;
    cs_small a7;
    cs_small a8;
    float a9;
    void * a10;
    cs_small a11;
    uint64_t a12;
    cs_t276 a13;
    cs_t97 a14;
    cs_t369 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(282, made);
    cs_t369 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_t371 cs_function_283(cs_t124 a0, cs_color a1, cs_small a2, cs_t93 a3, cs_t364 a4, bool a5, cs_handler a6, cs_flags
    a7, uint64_t a8, cs_flags a9, float a10, const char * a11, cs_t124 a12, const double ** a13, cs_t264 a14, cs_t371
    a15) {
    cs_widen(283, 2, a2);
    cs_widen(283, 5, a5);
    cs_widen(283, 7, a7);
    cs_widen(283, 9, a9);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_t371 made;
    cs_receive(283, got, &made);
    return made;
}

bool cs_call_283(cs_f283 function, int32_t expected) {
    cs_t124 a0;
    cs_color a1;
    cs_small a2;
    cs_t93 a3;
    cs_t364 a4;
    bool a5;
    cs_handler a6;
    cs_flags a7;
    uint64_t a8;
    cs_flags a9;
    float a10;
    const char * a11;
    cs_t124 a12;
    const double ** a13;
    cs_t264 a14;
    cs_t371 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(283, made);
    cs_t371 got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

cs_handler cs_function_284(int32_t a0, cs_t84 a1, cs_t120 a2, cs_t120 a3, int64_t a4, cs_color a5, int16_t a6, cs_t64
    a7, cs_t122 a8, int32_t * a9, cs_small a10, cs_t84 a11, int8_t a12, cs_small a13, cs_small a14, cs_t373 a15) {
    cs_widen(284, 6, a6);
    cs_widen(284, 10, a10);
    cs_widen(284, 12, a12);
    cs_widen(284, 13, a13);
    cs_widen(284, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_handler made;
    cs_receive(284, got, &made);
    return made;
}

bool cs_call_284(cs_f284 function, int32_t expected) {
    int32_t a0;
    cs_t84 a1;
    cs_t120 a2;
    cs_t120 a3;
    int64_t a4;
    cs_color a5;
    int16_t a6;
    cs_t64 a7;
    cs_t122 a8;
    int32_t * a9;
    cs_small a10;
    cs_t84 a11;
    int8_t a12;
    cs_small a13;
    cs_small a14;
    cs_t373 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(284, made);
    cs_handler got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}

bool cs_function_285(uint16_t a0, void * a1, void *_Nonnull a2, void * a3, cs_t261 a4, cs_t62 a5, cs_t62 a6, cs_size a7,
    int32_t a8, uint16_t a9, int32_t a10, int16_t a11, cs_direction a12, bool a13, uint8_t a14, cs_t375 a15) {
    cs_widen(285, 0, a0);
    cs_widen(285, 9, a9);
    cs_widen(285, 11, a11);
    cs_widen(285, 13, a13);
    cs_widen(285, 14, a14);
    const void *got[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    bool made;
    cs_receive(285, got, &made);
    return made;
}

bool cs_call_285(cs_f285 function, int32_t expected) {
    uint16_t a0;
    void * a1;
    void *_Nonnull a2;
    void * a3;
    cs_t261 a4;
    cs_t62 a5;
    cs_t62 a6;
    cs_size a7;
    int32_t a8;
    uint16_t a9;
    int32_t a10;
    int16_t a11;
    cs_direction a12;
    bool a13;
    uint8_t a14;
    cs_t375 a15;
    void *made[] = {&a0, &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a12, &a13, &a14, &a15, NULL};
    cs_make_arguments(285, made);
    bool got = function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    return cs_matches(expected, &got);
}
