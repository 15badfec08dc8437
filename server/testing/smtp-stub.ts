import { createServer, type Socket } from 'node:net';
import { listen } from './listen';

/** How the server behaves; a test may change it between two mails. */
interface StubBehaviour {
  /** The server refuses a client that greets it by another name, and closes the connection. */
  greetsAs?: string;
  /** What the server replies to `MAIL FROM`; if undefined, it does not reply. */
  senderReply?: string;
  /**
   * Runs instead of the confirmation of a message: it may reply, drop the connection or do nothing.
   */
  onMessage?: (reply: (text?: string) => void, drop: () => void) => void;
}

/** Starts a mail server on loopback that records messages and behaves as a test tells it. */
export const startSmtpStub = async () => {
  const messages: string[] = [];
  const behaviour: StubBehaviour = { senderReply: '250 ok' };
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, behaviour, messages);
  });

  const port = await listen(server);
  return {
    messages,
    behaviour,
    port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    start: () => listen(server, port),
  };
};

/** Speaks SMTP with one client, and adds its messages to the list. */
const converse = (socket: Socket, behaviour: StubBehaviour, messages: string[]) => {
  /** Rows of the message that the client is sending; undefined while it sends commands. */
  let message: string[] | undefined;
  const reply = (text = '250 ok') => void socket.write(`${text}\r\n`);

  const receiveMessage = (rows: string[]) => {
    messages.push(rows.map((row) => `${row}\n`).join(''));
    if (behaviour.onMessage === undefined) reply();
    else behaviour.onMessage(reply, () => socket.destroy());
  };

  const receiveCommand = (command: string) => {
    const [verb = ''] = command.toUpperCase().split(/[ :]/);
    switch (verb) {
      case 'EHLO':
      case 'HELO':
        if (behaviour.greetsAs === undefined || command.slice(5) === behaviour.greetsAs) reply();
        // The answer holds an address, which the log must leave out.
        else socket.end('554 5.7.1 <ann@lee.example> who are you\r\n');
        return;
      case 'MAIL':
        if (behaviour.senderReply !== undefined) reply(behaviour.senderReply);
        return;
      case 'STARTTLS':
        reply('502 no');
        return;
      case 'DATA':
        message = [];
        reply('354 go on');
        return;
      case 'QUIT':
        socket.end('221 bye\r\n');
        return;
      default:
        reply();
    }
  };

  const receive = (row: string) => {
    if (message === undefined) receiveCommand(row);
    // A row of the message that begins with a dot comes with a second one (RFC 5321, 4.5.2).
    else if (row !== '.') message.push(row.replace(/^\./, ''));
    else {
      const rows = message;
      message = undefined;
      receiveMessage(rows);
    }
  };

  let unfinished = '';
  socket.on('data', (chunk) => {
    const rows = (unfinished + chunk.toString('latin1')).split('\r\n');
    unfinished = rows.pop() ?? '';
    rows.forEach(receive);
  });
  reply('220 stub');
};
