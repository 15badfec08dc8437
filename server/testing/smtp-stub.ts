import { createServer, type Socket } from 'node:net';

interface StubBehaviour {
  /** Reply to `MAIL FROM`; undefined sends none. */
  onSender?: string;
  /** Called with every received message instead of confirming it: may reply, drop the connection, or do nothing. */
  onMessage?: (answer: (line?: string) => void, drop: () => void, message: string) => void;
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
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const answer = (line: string) => {
      if (data !== undefined) {
        if (line === '.') {
          const message = data;
          data = undefined;
          messages.push(message);
          const confirm = (reply = '250 kept') => say(reply);
          if (behaviour.onMessage === undefined) confirm();
          else behaviour.onMessage(confirm, () => socket.destroy(), message);
        } else {
          data += `${line.replace(/^\./, '')}\n`;
        }
      } else if (/^EHLO/i.test(line)) say('250 stub');
      else if (/^STARTTLS/i.test(line)) say('502 no');
      else if (/^MAIL/i.test(line)) {
        if (behaviour.onSender !== undefined) say(behaviour.onSender);
      } else if (/^DATA/i.test(line)) {
        data = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    say('220 stub');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      const lines = buffer.split('\r\n');
      buffer = lines.pop() ?? '';
      lines.forEach(answer);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });

  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address !== null) resolve(address.port);
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const port = await listen(0);
  return { messages, behaviour, port, stop, start: () => listen(port) };
};
