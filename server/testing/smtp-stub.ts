import { createServer, type Socket } from 'node:net';
import { listen } from './listen';

interface StubBehaviour {
  /** Refuses and drops whoever greets by another name. */
  greetsAs?: string;
  /** Reply to `MAIL FROM`; undefined sends none. */
  onSender?: string;
  /** Called after every received message instead of confirming it: may reply, drop the connection, or do nothing. */
  onMessage?: (answer: (line?: string) => void, drop: () => void) => void;
}

/** Starts a mail server on loopback that records messages. */
export const startSmtpStub = async () => {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const behaviour: StubBehaviour = { onSender: '250 ok' };

  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | undefined;
    let buffer = '';
    const say = (line = '250 kept') => void socket.write(`${line}\r\n`);
    const receive = (line: string) => {
      if (data === undefined) return command(line);
      if (line !== '.') {
        data += `${line.replace(/^\./, '')}\n`;
        return;
      }
      messages.push(data);
      data = undefined;
      if (behaviour.onMessage === undefined) say();
      else behaviour.onMessage(say, () => socket.destroy());
    };
    const command = (line: string) => {
      const [verb] = line.toUpperCase().split(/[ :]/);
      const { greetsAs } = behaviour;
      if (/^(?:EHLO|HELO)$/.test(verb ?? '') && greetsAs && line.slice(5) !== greetsAs) {
        socket.end('554 5.7.1 <ann@lee.example> who are you\r\n');
        return;
      }
      if (verb === 'MAIL' && behaviour.onSender === undefined) return;
      if (verb === 'MAIL') say(behaviour.onSender);
      else if (verb === 'STARTTLS') say('502 no');
      else if (verb === 'DATA') {
        data = '';
        say('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    say('220 stub');
    socket.on('data', (chunk) => {
      const lines = (buffer + chunk.toString('latin1')).split('\r\n');
      buffer = lines.pop() ?? '';
      lines.forEach(receive);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });

  const port = await listen(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { messages, behaviour, port, stop, start: () => listen(server, port) };
};
