import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** The types that a host page uses, by source file, in the order of publication. */
const published = {
  'src/api/errors.ts': ['ErrorType'],
  'src/domain/cookie-consent.ts': ['ConsentCategory', 'ConsentAnswer', 'ConsentAnswers'],
  'src/domain/question.ts': ['AnswerValue', 'QuestionOption', 'Question'],
  'src/runtime/host/host.ts': [
    'SessionDetail', 'ErrorDetail', 'MetricDetail', 'FeedbackValue', 'FeedbackDetail', 'FollowUpAnswer', 'ContactDetail', 'TrackDetail', 'FlagsDetail', 'HostEventDetails',
    'AnalyticsRequest', 'AnalyticsTransport',
  ],
  'src/doctor/checks.ts': ['Finding'],
  'src/runtime/toast-queue/toast-queue.ts': ['ToastOptions'],
  'src/domain/link.ts': ['LinkKind', 'NativeLink'],
  'src/runtime/links/links.ts': ['NativeBridge'],
  'src/runtime/analytics/tracking-event.ts': ['TrackingEvent'],
};

/** The types in a file of their own, as a server uses them too: they need no types of a browser. */
const forServers = { 'src/runtime/config/kfp-config.ts': ['KfpConfig'] };

/**
 * Reads the types that hosts use from the source, so that the published types cannot differ from it.
 *
 * @returns {Promise<{ hostTypes: string, configTypes: string, hostEvents: Record<string, { detail: string, deprecated?: string }> }>} the
 *   declarations of `index.d.ts` and of `config.d.ts`, and for each event the type of its detail and its replacement, if it is deprecated
 */
export async function readHostTypes() {
  const [declarations, config] = await Promise.all([readAll(published), readAll(forServers)]);
  const { node: events, source } = declarations.find(({ node }) => node.name.text === 'HostEventDetails');
  const hostTypes = `import type { KfpConfig } from './config.js';\n\nexport type { KfpConfig } from './config.js';\n\n${textOf(declarations)}`;
  return { hostTypes, configTypes: `${textOf(config)}\n`, hostEvents: readEvents(events, source) };
}

const textOf = (declarations) => declarations.map(({ node, source }) => withComment(node, source)).join('\n\n');

/** The events of an interface that maps event types to details. @returns {Record<string, { detail: string, deprecated?: string }>} */
export function readEvents({ members }, source) {
  return Object.fromEntries(members.map((member) => {
    const detail = member.type.getText(source).replaceAll('readonly ', '');
    const tag = ts.getJSDocDeprecatedTag(member);
    return [member.name.text, { detail, ...(tag && { deprecated: ts.getTextOfJSDocComment(tag.comment) }) }];
  }));
}

async function readAll(files) {
  return (await Promise.all(Object.entries(files).map(([path, names]) => readDeclarations(path, names)))).flat();
}

/**
 * Finds the declarations with these names in a file of TypeScript.
 *
 * @param {string} path
 * @param {readonly string[]} names
 * @returns {Promise<{ node: ts.Statement, source: ts.SourceFile }[]>} rejects when the file declares no such name
 */
export async function readDeclarations(path, names) {
  const source = ts.createSourceFile(path, await readFile(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return names.map((name) => {
    const node = source.statements.find((statement) => statement.name?.text === name);
    if (!node) throw new Error(`${path} declares no ${name}`);
    return { node, source };
  });
}

/** Matches rule ids in comments: a host does not have the documents that they refer to. */
const reference = / \([A-Z]{2,3}-\d[^)]*\)/g;

function withComment(node, source) {
  return source.text.slice(node.getStart(source, true), node.end).replace(reference, '');
}
