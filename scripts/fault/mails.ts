/** @returns the setting that sends the site's mail to a local sink */
export const smtpUrl = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}?insecure` });

/** @returns the Message-ID of every message that arrived */
export const messageIds = (messages: readonly string[]) =>
  messages.map((message) => /^Message-ID: *(\S+)/im.exec(message)?.[1] ?? 'none');
