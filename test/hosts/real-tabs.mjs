/**
 * Tabs of one window that the browser really hides, freezes and shows, which those of Playwright's contexts are not.
 *
 * @param {import('@playwright/test').Browser} browser Chromium
 */
export async function openRealTabs(browser) {
  const session = await browser.newBrowserCDPSession();
  const answers = new Map();
  let sent = 0;
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message);
    answers.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
  });

  return async function openTab(url) {
    const { targetId } = await session.send('Target.createTarget', { url });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const send = (method, params = {}) => new Promise((resolve) => {
      const id = (sent += 1);
      answers.set(id, resolve);
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    });
    return {
      /** Puts the tab in front of the others. */
      show: () => session.send('Target.activateTarget', { targetId }),
      /** Stops or goes on with everything in a tab that is hidden. */
      freeze: () => send('Page.setWebLifecycleState', { state: 'frozen' }),
      resume: () => send('Page.setWebLifecycleState', { state: 'active' }),
      /** Runs a function in the page, with one argument, and gives what it or its promise gives. */
      async evaluate(run, argument) {
        const expression = `(${run})(${JSON.stringify(argument)})`;
        const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      },
    };
  };
}
