/** @param {Response} response of a call that a test has made */
export async function readResponse(response) {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Some responses are no JSON on purpose; their tests look at the text.
    return undefined;
  }
}
