// What whoever runs the server can watch.
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export interface Counts {
  readonly type: string;
  text(): Promise<string>;
  sent(letters: number): void;
  received(letters: number): void;
}

export function metrics(clients: () => number): Counts {
  const all = new Registry();
  collectDefaultMetrics({ register: all, prefix: 'rasputitsa_' });
  const registers = [all];
  const sent = new Counter({
    name: 'rasputitsa_sent_letters_total',
    help: 'Letters sent, before they are packed',
    registers,
  });
  const received = new Counter({ name: 'rasputitsa_received_letters_total', help: 'Letters received', registers });
  const frames = new Counter({ name: 'rasputitsa_frames_total', help: 'Frames', labelNames: ['way'], registers });
  const open = new Gauge({
    name: 'rasputitsa_clients',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(clients());
    },
  });
  open.set(0);
  return {
    type: all.contentType,
    text: () => all.metrics(),
    sent(letters) {
      sent.inc(letters);
      frames.inc({ way: 'out' });
    },
    received(letters) {
      received.inc(letters);
      frames.inc({ way: 'in' });
    },
  };
}
