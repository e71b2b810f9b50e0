// Lets everything be heard that was said to this worker until now: messages are heard in the order in which they came. A timer would take
// its time.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(undefined);
  });
}
