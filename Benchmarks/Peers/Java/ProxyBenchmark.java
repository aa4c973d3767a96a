import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * A delegate proxy by {@code java.lang.reflect.Proxy}: the virtual machine boxes the arguments, the handler tells the
 * observers, invokes the method on the real delegate, and tells the others. Prints the same lines as
 * {@code dispatch-benchmark --json}.
 *
 * Measured after the program has used three more classes of handlers, observers and delegates, as one does that has more
 * than one delegate: else the virtual machine's compiler puts all of them into the caller's loop.
 */
final class ProxyBenchmark {
    record Area(double x, double y, double width, double height) {}

    interface BenchmarkDelegate {
        void began(Object sender);
        void tick(Object sender, long value);
        boolean allows(Object sender, long value);
        void moved(Object sender, Area area);
        void named(Object sender, String name, double value);
    }

    static class RealDelegate implements BenchmarkDelegate {
        long count;
        double total;
        public void began(Object sender) { count++; }
        public void tick(Object sender, long value) { count += value; }
        public boolean allows(Object sender, long value) { return value >= 0; }
        public void moved(Object sender, Area area) { total += area.width(); }
        public void named(Object sender, String name, double value) { total += value; }
    }

    static class Handler implements InvocationHandler {
        private final Object forward;
        final List<Consumer<Object[]>> sent = new ArrayList<>();
        final List<Consumer<Object[]>> invoked = new ArrayList<>();
        long heard;

        Handler(Object forward, int observers) {
            this.forward = forward;
            for (int i = 0; i < observers; i++) {
                sent.add(arguments -> heard += arguments.length);
                invoked.add(arguments -> heard += arguments.length);
            }
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            for (Consumer<Object[]> observer : sent) observer.accept(arguments);
            Object result;
            try {
                result = method.invoke(forward, arguments);
            } catch (InvocationTargetException error) {
                throw error.getCause();
            }
            for (Consumer<Object[]> observer : invoked) observer.accept(arguments);
            return result;
        }
    }

    static long sink;

    static double time(LongConsumer body, long calls) {
        long start = System.nanoTime();
        body.accept(calls);
        return (double) (System.nanoTime() - start) / calls;
    }

    static void measure(String name, String signature, String observers, LongConsumer body) {
        // The compiler of the virtual machine has its turn first.
        for (int i = 0; i < 60; i++) time(body, 10_000);
        double[] times = new double[101];
        for (int i = 0; i < times.length; i++) times[i] = time(body, 20_000);
        Arrays.sort(times);
        System.out.printf(
            "{\"case\": \"%s\", \"signature\": \"%s\", \"observers\": \"%s\", \"ns\": %.3f, \"ns_min\": %.3f, "
                + "\"ns_max\": %.3f, \"allocations\": null, \"instructions\": null, \"reference\": null, "
                + "\"ratio\": null}%n",
            name, signature, observers, times[times.length / 2], times[0], times[times.length - 1]);
    }

    static void measureAll(String prefix) {
        Object sender = new Object();
        for (int observers : new int[] {0, 1, 10}) {
            Handler handler = new Handler(new RealDelegate(), observers);
            BenchmarkDelegate proxy = proxy(handler);
            String stages = observers == 0 ? "0" : observers + "+" + observers;
            String name = prefix + (observers == 0 ? ".passthrough" : ".any." + stages);
            measure(name, "obj", stages, calls -> began(proxy, sender, calls));
            measure(name, "obj,i64", stages, calls -> tick(proxy, sender, calls));
            measure(name, "obj,i64->bool", stages, calls -> allows(proxy, sender, calls));
            measure(name, "obj,rect", stages, calls -> moved(proxy, sender, calls));
            measure(name, "obj,string,double", stages, calls -> named(proxy, sender, calls));
        }
    }

    static BenchmarkDelegate proxy(Handler handler) {
        return (BenchmarkDelegate) Proxy.newProxyInstance(
            ProxyBenchmark.class.getClassLoader(), new Class<?>[] {BenchmarkDelegate.class}, handler);
    }

    static void began(BenchmarkDelegate proxy, Object sender, long calls) {
        for (long i = 0; i < calls; i++) proxy.began(sender);
    }

    static void tick(BenchmarkDelegate proxy, Object sender, long calls) {
        for (long i = 0; i < calls; i++) proxy.tick(sender, i);
    }

    static void allows(BenchmarkDelegate proxy, Object sender, long calls) {
        for (long i = 0; i < calls; i++) if (proxy.allows(sender, i)) sink++;
    }

    static void moved(BenchmarkDelegate proxy, Object sender, long calls) {
        for (long i = 0; i < calls; i++) proxy.moved(sender, new Area(i, 1, 2, 3));
    }

    static void named(BenchmarkDelegate proxy, Object sender, long calls) {
        for (long i = 0; i < calls; i++) proxy.named(sender, "a name of some length", i);
    }

    /** Uses three more classes of handlers, observers and delegates. */
    static void useOthers() {
        Object sender = new Object();
        Handler[] handlers = {
            new Handler(new RealDelegate() {
                @Override public void tick(Object sender, long value) { count -= value; }
                @Override public void named(Object sender, String name, double value) { total -= value; }
            }, 0) {
                @Override public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
                    heard++;
                    return super.invoke(proxy, method, arguments);
                }
            },
            new Handler(new RealDelegate() {
                @Override public void tick(Object sender, long value) { count ^= value; }
                @Override public void named(Object sender, String name, double value) { total *= value; }
            }, 0) {
                @Override public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
                    heard--;
                    return super.invoke(proxy, method, arguments);
                }
            },
            new Handler(new RealDelegate() {
                @Override public void tick(Object sender, long value) { count |= value; }
                @Override public void named(Object sender, String name, double value) { total += 2 * value; }
            }, 0) {
                @Override public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
                    heard ^= 1;
                    return super.invoke(proxy, method, arguments);
                }
            },
        };
        for (Handler handler : handlers) {
            for (List<Consumer<Object[]>> list : List.of(handler.sent, handler.invoked)) {
                list.add(arguments -> handler.heard += arguments.length);
                list.add(arguments -> handler.heard -= arguments.length);
                list.add(arguments -> handler.heard ^= arguments.length);
            }
        }
        for (int round = 0; round < 200; round++) {
            for (Handler handler : handlers) {
                BenchmarkDelegate proxy = proxy(handler);
                began(proxy, sender, 500);
                tick(proxy, sender, 500);
                allows(proxy, sender, 500);
                moved(proxy, sender, 500);
                named(proxy, sender, 500);
            }
        }
    }

    public static void main(String[] ignored) {
        java.util.Locale.setDefault(java.util.Locale.ROOT);
        useOthers();
        measureAll("java");
    }
}
