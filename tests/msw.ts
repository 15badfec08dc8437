import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The embedded API as the page tests see it: everything succeeds until a test says otherwise. */
export const server = setupServer(
  http.get('*/api/blog', () => HttpResponse.json([])),
  http.get('*/lottie/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/lotties/*', () => new HttpResponse(null, { status: 404 })),
);
