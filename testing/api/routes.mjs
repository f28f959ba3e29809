import { agreementRoutes } from './agreement-routes.mjs';
import { authRoutes } from './auth-routes.mjs';
import { consentRoutes } from './consent-routes.mjs';
import { customerRoutes } from './customer-routes.mjs';
import { taskRoutes } from './task-routes.mjs';

/** All endpoints of the API. */
export const routes = [...authRoutes, ...agreementRoutes, ...customerRoutes, ...consentRoutes, ...taskRoutes];
