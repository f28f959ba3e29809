import { openSession, sessionCookies } from '../bank-session.mjs';
import { indexReply } from '../index-page.mjs';
import { redirectReply } from '../reply.mjs';
import { frameReply } from './frame-page.mjs';
import { readGalleryChoice } from './gallery-choice.mjs';
import { framePath, galleryPath, galleryReply } from './gallery-page.mjs';
import { partsReply } from './parts-script.mjs';

/**
 * The gallery's pages; undefined for another request. The gallery starts a session with the customer and the scenario of
 * its state. All frames share this session.
 * @param {import('../pages.mjs').PageRequest} request
 * @param {import('../../testing/api/sessions.mjs').Sessions} sessions
 * @returns {Promise<import('../reply.mjs').Reply | undefined>}
 */
export async function galleryResponse({ method, path, query, session }, sessions) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === galleryPath.slice(0, -1)) return redirectReply(308, galleryPath);
  if (path === '/demo/gallery/parts.js') return partsReply();
  const isFrame = path.startsWith(framePath);
  if (path !== galleryPath && !isFrame) return undefined;
  const choice = readGalleryChoice(query);
  if (choice.problems.length > 0) return indexReply(400, choice.problems);
  const { customer, scenario, loginContext } = choice;
  const isTheirs = session?.customer === customer && session.scenario.text === scenario;
  const wanted = isFrame && isTheirs ? {} : { customer, scenario };
  const own = openSession(sessions, session, { loginContext, ...wanted }, { loginContext });
  return isFrame ? frameReply(choice, sessionCookies(own)) : galleryReply(choice, sessionCookies(own));
}
