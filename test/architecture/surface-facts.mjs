import ts from 'typescript';

/** What stands in the custom-elements manifest too, or is made of the rest. */
const derived = /^(Kfp\w+ extends HTMLElement|KfpElement(Map|Attributes|Properties)|KfpEventMap|KfpMarkup)/;

/**
 * The public surface as facts: by name, such as `kfp-offers attribute theme`, the type or value that a host relies on. Empty
 * where the name alone counts.
 *
 * @param {object} published
 * @param {{ modules: object[] }} published.manifest custom-elements.json
 * @param {string[]} published.declarations texts of config.d.ts, index.d.ts, server.d.ts and testing.d.ts
 * @param {{ exports: object, bin: object, engines: { node: string } }} published.own package.json
 * @returns {Record<string, string>} in the order of the names
 */
export function readFacts({ manifest, declarations, own }) {
  const facts = [
    ...manifest.modules.flatMap(({ declarations: [element] }) => elementFacts(element)),
    ...manifest.modules.flatMap(({ declarations: [{ texts = [] }] }) => texts.map(textFact)),
    ...declarations.flatMap(typeFacts),
    ...Object.keys(own.exports).map((name) => [`export ${name}`, '']),
    ...Object.keys(own.bin).map((name) => [`command ${name}`, '']),
    ['needs Node', own.engines.node],
  ];
  return Object.fromEntries(facts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function elementFacts({ tagName, deprecated, attributes, members, events, slots, cssParts, cssProperties }) {
  const ofTag = (kind, list, valueOf = () => '') =>
    list.flatMap((item) => [
      [`${tagName} ${kind} ${item.name}`, valueOf(item)],
      ...deprecation(`${tagName} ${kind} ${item.name}`, item.deprecated),
    ]);
  const fields = members.filter(({ kind }) => kind === 'field');
  return [
    [tagName, ''],
    ...deprecation(tagName, deprecated),
    ...ofTag('attribute', attributes, ({ type }) => type.text),
    ...attributes.map(({ name, default: value = '' }) => [`${tagName} default ${name}`, value]),
    ...ofTag('property', fields, ({ type, readonly }) => `${readonly ? 'readonly ' : ''}${type.text}`),
    ...ofTag('method', members.filter(({ kind }) => kind === 'method'), signature),
    // Its detail is a type of index.d.ts.
    ...ofTag('event', events),
    ...ofTag('slot', slots),
    ...ofTag('part', cssParts),
    ...ofTag('custom property', cssProperties, (property) => property.default),
  ];
}

/** A text by its key, with what has to stand in it. */
function textFact({ key, nb }) {
  return [`text ${key}`, (nb.match(/\{\w+\}/g) ?? []).sort().join(' ')];
}

function deprecation(name, text) {
  return text === undefined ? [] : [[`${name} deprecated`, String(text)]];
}

function signature({ parameters, return: { type } }) {
  const list = parameters.map(({ name, optional, type: { text } }) => `${name}${optional ? '?' : ''}: ${text}`);
  return `(${list.join(', ')}): ${type.text}`;
}

/** What a file of types declares, down to the members of each object. */
function typeFacts(text) {
  const file = ts.createSourceFile('types.d.ts', withoutUndefined(text), ts.ScriptTarget.Latest, true);
  const plain = (node) => ts.createPrinter({ removeComments: true }).printNode(ts.EmitHint.Unspecified, node, file).replace(/\s+/g, ' ');
  const membersOf = (path, members) =>
    members.flatMap((member) => {
      const name = `${path}.${member.name?.getText(file).replaceAll("'", '') ?? plain(member)}`;
      const { object, list } = objectOf(member.type);
      if (object) return [[name, `${member.questionToken ? '?' : ''}${list}`], ...membersOf(name, object.members)];
      const type = ts.isPropertySignature(member) ? plain(member.type) : plain(member);
      return [[name, `${member.questionToken ? '?' : ''}: ${type}`]];
    });
  return file.statements.flatMap((node) => {
    const code = plain(node);
    if (!node.name || derived.test(code.replace(/^export (interface|type) /, '')) || code.startsWith('declare global')) return [];
    const name = `type ${node.name.text}`;
    if (ts.isInterfaceDeclaration(node)) return [[name, ''], ...membersOf(name, node.members)];
    return [[name, code]];
  });
}

/** The same types without the `undefined` of optional members, which says nothing that the question mark does not. */
function withoutUndefined(text) {
  const isUndefined = ({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword;
  const removeUndefined = (context) => (root) => {
    const visit = (node) => {
      const seen = ts.visitEachChild(node, visit, context);
      const isMember = ts.isPropertySignature(node.parent ?? root) || ts.isMappedTypeNode(node.parent ?? root);
      if (!ts.isUnionTypeNode(seen) || !isMember || !node.parent.questionToken) return seen;
      const types = seen.types.filter((type) => !isUndefined(type));
      if (types.length > 1) return ts.factory.createUnionTypeNode(types);
      return ts.isParenthesizedTypeNode(types[0]) ? types[0].type : types[0];
    };
    return ts.visitNode(root, visit);
  };
  const { transformed: [file] } = ts.transform(ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true), [removeUndefined]);
  return ts.createPrinter().printFile(file);
}

/** The object that a type writes down, or a list of such objects. */
function objectOf(type, list = '') {
  if (!type) return {};
  if (ts.isTypeLiteralNode(type)) return { object: type, list };
  if (ts.isTypeOperatorNode(type)) return objectOf(type.type, list);
  return ts.isArrayTypeNode(type) ? objectOf(type.elementType, `${list}[]`) : {};
}
