/**
 * Our own imitation of Prototype.js: the built-ins of the language and the page that it replaces. `data-version="1.6"` on
 * the script means 1.6 and the first 1.7, which replace most. The default is 1.7.3, the last version. As in the library,
 * all assigned properties are enumerable.
 */
(() => {
  const isOld = document.currentScript.dataset.version === '1.6';
  const { forEach, reverse, slice } = Array.prototype;
  const stop = {};
  const same = (value) => value;

  /** Calls the function with the value and a counter, without a third argument. */
  function each(list, call) {
    let count = 0;
    try {
      forEach.call(list, (value) => call(value, count++));
    } catch (error) {
      if (error !== stop) throw error;
    }
  }

  function inherited(object, read) {
    const found = [];
    for (const name in object) found.push(read(name));
    return found;
  }

  /** Returns an empty array for null, and uses the object's own `toArray`. It maps nothing, and a Set has no length. */
  function toList(items) {
    if (!items) return [];
    if ('toArray' in Object(items)) return items.toArray();
    const list = new Array(items.length || 0);
    for (let place = list.length - 1; place >= 0; place -= 1) list[place] = items[place];
    return list;
  }

  Array.from = toList;
  Object.values = (object) => inherited(object, (name) => object[name]);
  Object.extend = (target, source) => {
    inherited(source, (name) => (target[name] = source[name]));
    return target;
  };
  Object.isFunction = (value) => typeof value === 'function';

  const enumerable = {
    each(call, context) {
      each(this, (value, count) => call.call(context, value, count));
      return this;
    },
    all(holds = same, context) {
      let result = true;
      each(this, (value, count) => {
        result = Boolean(holds.call(context, value, count));
        if (!result) throw stop;
      });
      return result;
    },
    any(holds = same, context) {
      let result = false;
      each(this, (value, count) => {
        result = Boolean(holds.call(context, value, count));
        if (result) throw stop;
      });
      return result;
    },
    collect(draw = same, context) {
      const results = [];
      each(this, (value, count) => results.push(draw.call(context, value, count)));
      return results;
    },
    detect(holds, context) {
      let result;
      each(this, (value, count) => {
        if (!holds.call(context, value, count)) return;
        result = value;
        throw stop;
      });
      return result;
    },
    findAll(holds, context) {
      const results = [];
      each(this, (value, count) => {
        if (holds.call(context, value, count)) results.push(value);
      });
      return results;
    },
    include(wanted) {
      return enumerable.any.call(this, (value) => value == wanted); // eslint-disable-line eqeqeq -- as there
    },
    toArray() {
      return slice.call(this, 0);
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    flatten() {
      return this.flat(Infinity);
    },
    size() {
      return this.length;
    },
    clear() {
      this.length = 0;
      return this;
    },
    inspect() {
      return `[${this.join(', ')}]`;
    },
    reverse(inPlace) {
      return reverse.call(inPlace === false ? this.toArray() : this);
    },
  };
  Object.assign(Array.prototype, enumerable, {
    clone: enumerable.toArray,
    find: enumerable.detect,
    map: enumerable.collect,
    every: enumerable.all,
    some: enumerable.any,
    select: enumerable.findAll,
    max: enumerable.last,
    min: enumerable.first,
  });
  // The library's own `entries` returns a list of the items. 1.7.3 deletes it again, and thereby the browser's `entries`.
  if (isOld) Array.prototype.entries = enumerable.toArray;
  else delete Array.prototype.entries;

  if (isOld) {
    Object.keys = (object) => inherited(object, same);
    Object.assign(Array.prototype, {
      filter: enumerable.findAll,
      /** The only item, or the list itself. */
      reduce() {
        return this.length > 1 ? this : this[0];
      },
      /** A string, which `JSON.stringify` then encodes once more. */
      toJSON() {
        return `[${this.map(String).join(', ')}]`;
      },
    });
    Object.assign(String.prototype, {
      startsWith(start) {
        return this.indexOf(start) === 0;
      },
      endsWith(end) {
        const rest = this.length - end.length;
        return rest >= 0 && this.lastIndexOf(end) === rest;
      },
      include(part) {
        return this.indexOf(part) > -1;
      },
      toJSON() {
        return `"${this}"`;
      },
    });
    Date.prototype.toJSON = function toJSON() {
      return `"${this.toISOString()}"`;
    };
    Function.prototype.bind = function bind(context, ...first) {
      if (arguments.length < 2 && context === undefined) return this;
      const method = this;
      return function bound(...rest) {
        return method.apply(context, first.concat(rest));
      };
    };
  }

  // Methods of every element, before the browser's own: one that is not in the document cannot be removed.
  Object.assign(HTMLElement.prototype, {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo() {
      window.scrollTo(this.offsetLeft, this.offsetTop);
      return this;
    },
    ...Object.fromEntries(
      'visible toggle hide show update replace insert wrap empty clone purge match up down previous next select adjacent fire observe on measure'
        .split(' ').map((name) => [name, () => { throw new Error(`${name} of Prototype.js is not for these elements`); }]),
    ),
  });
  const { prototype } = window.Element;
  window.Element = function Element(tag) {
    return document.createElement(tag);
  };
  window.Element.prototype = prototype;
  RegExp.prototype.match = RegExp.prototype.test;
  Object.assign(window, { $A: toList, $: (id) => document.querySelector(`#${id}`), Prototype: { Version: isOld ? '1.6' : '1.7.3' } });
})();
