/**
 * Our own imitation of MooTools 1.4 with its compatibility parts for 1.2: the built-ins of the language and the page that
 * it replaces. It registers some classes of the page as its own types, and these classes lose their prototypes.
 */
(() => {
  const { slice } = Array.prototype;

  /** A type of MooTools. With `prototype`, `instanceof` treats it as the browser's type. */
  function createType(name, prototype) {
    const type = function Type() {};
    if (prototype) type.prototype = prototype;
    type.prototype.$family = () => name;
    return type;
  }

  /** Returns an array unchanged, converts an object with a length, and wraps anything else in an array. It maps nothing. */
  Array.from = (item) => {
    if (item === null || item === undefined) return [];
    if (Array.isArray(item)) return item;
    return typeof item !== 'string' && typeof item !== 'function' && typeof item.length === 'number' ? slice.call(item) : [item];
  };
  Function.from = (item) => (typeof item === 'function' ? item : () => item);
  Number.from = (item) => (Number.isFinite(parseFloat(item)) ? parseFloat(item) : null);
  String.from = (item) => `${item}`;
  Object.values = (object) => {
    const values = [];
    for (const name in object) if (Object.hasOwn(object, name)) values.push(object[name]);
    return values;
  };

  /** The second argument is the list of all arguments. The arguments of the call are then lost. */
  Function.prototype.bind = function bind(context, given) {
    const method = this;
    const fixed = given === undefined || given === null ? undefined : Array.from(given);
    return function bound(...rest) {
      return method.apply(context, fixed ?? rest);
    };
  };
  Object.assign(Function.prototype, {
    implement(name, method) {
      this.prototype[name] = method;
      return this;
    },
    extend(name, method) {
      this[name] = method;
      return this;
    },
    attempt(...args) {
      try {
        return this.apply(this, args);
      } catch {
        return null;
      }
    },
  });

  for (const [type, name] of [[Array, 'array'], [String, 'string'], [Function, 'function'], [Date, 'date'], [RegExp, 'regexp']]) {
    type.prototype.$family = () => name;
    type.prototype.$constructor = type;
  }
  Object.assign(Array.prototype, {
    each(call, context) {
      this.forEach(call, context);
      return this;
    },
    clone() {
      return slice.call(this);
    },
    contains(item) {
      return this.indexOf(item) !== -1;
    },
    include(item) {
      if (!this.contains(item)) this.push(item);
      return this;
    },
    append(items) {
      this.push(...items);
      return this;
    },
    getLast() {
      return this[this.length - 1] ?? null;
    },
    flatten() {
      return this.flat(Infinity);
    },
    empty() {
      this.length = 0;
      return this;
    },
  });
  Object.assign(String.prototype, {
    contains(part) {
      return this.indexOf(part) > -1;
    },
    test(pattern) {
      return new RegExp(pattern).test(this);
    },
  });

  window.Window = createType('window');
  window.Document = createType('document');
  window.Request = createType('request');
  const { prototype } = window.Element;
  window.Element = function Element(tag) {
    return document.createElement(tag);
  };
  window.Element.prototype = prototype;
  prototype.scrollTo = function scrollTo(left, top) {
    Object.assign(this, { scrollLeft: left, scrollTop: top });
    return this;
  };
  window.Event = window.DOMEvent = function DOMEvent(event) {
    Object.assign(this, { event, target: event.target, type: event.type });
  };
  Object.assign(window.document, { id: (id) => document.querySelector(`#${id}`), $family: () => 'document' });
  window.MooTools = { version: '1.4.5' };
})();
