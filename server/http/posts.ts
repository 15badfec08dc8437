import { Hono } from 'hono';
import { submissionRoutes } from '../leads/submission';
import { submit } from '../leads/submit';
import type { ApiDependencies, ApiEnvironment } from './api-dependencies';
import { limitBody, requireJson } from './payload';
import { createGuard } from './guards';
import { notAllowed } from './refusal';

/** Creates the four posts of the contract (docs/rules.md#calls): guards, row, answer. */
export const createPostRoutes = (dependencies: ApiDependencies) => {
  const guard = createGuard(dependencies);
  const routes = new Hono<ApiEnvironment>();
  for (const route of submissionRoutes) {
    routes.post(route.path, requireJson, limitBody, async (context) => {
      const post = await guard(context, route);
      const { reference } = await submit(dependencies, post);
      dependencies.onStored();
      return context.json({ reference });
    });
    routes.all(route.path, notAllowed('POST'));
  }
  return routes;
};
