import { Fragment, jsx as createVNode } from 'preact/jsx-runtime';

/** The text of children that contain text and nothing else; undefined for other children. */
function textOf(children) {
  const all = [children].flat(Infinity).filter((child) => child != null && typeof child !== 'boolean');
  return all.length > 0 && all.every((child) => typeof child !== 'object') ? all.join('') : undefined;
}

/**
 * Replaces `react/jsx-runtime` in the build and in the tests. An element that contains only text gets it as `textContent`,
 * as in React. Preact itself would change the text node, which is not in the page any more when a browser has translated
 * the page (https://github.com/preactjs/preact/issues/948). It does not work for text in SVG, and with `cloneElement` or
 * `hydrate`: the linter refuses them.
 */
export function jsx(type, props, key) {
  const vnode = createVNode(type, props, key);
  const text = typeof type === 'string' ? textOf(props.children) : undefined;
  // Set now that preact/compat has read the props, which would make it an attribute.
  if (text !== undefined) Object.assign(vnode.props, { children: undefined, textContent: text });
  return vnode;
}

export { Fragment, jsx as jsxs, jsx as jsxDEV };
