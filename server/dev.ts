import type { IncomingMessage, ServerResponse } from 'node:http';

export interface DevApi {
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the embedded API for the development server. */
export const openDevApi = async (): Promise<DevApi> => ({
  listener: async (_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end('{"error":"The API is not up yet"}');
  },
  close: async () => undefined,
});
