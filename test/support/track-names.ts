import ts from 'typescript';

/** A stable name of a control and its place in the source. The name is `undefined` when the source alone does not determine it. */
export interface TrackName {
  readonly name: string | undefined;
  readonly place: string;
}

/** The props that name a control: the prop of a component in `src/ui` or option of a list's action, and the attribute itself. */
const givers = ['trackAs', 'data-track-as'];
/** Tags of native controls. */
const controls = ['button', 'textarea', 'select', 'summary'];

/**
 * Reads the stable names in `src`, with all possible values of an expression, and the controls without a name.
 *
 * @returns `unnamed`: places of native controls without the attribute
 */
export function readTrackNames(): { readonly names: readonly TrackName[]; readonly unnamed: readonly string[] } {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { readonly config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, '.');
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const names: TrackName[] = [];
  const unnamed: string[] = [];

  for (const file of program.getSourceFiles().filter(({ fileName }) => /(^|\/)src\/.*\.tsx$/.test(fileName))) {
    const path = file.fileName.replace(/^.*\bsrc\//, 'src/');
    const placeOf = (node: ts.Node) => `${path}:${String(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)}`;
    const visit = (node: ts.Node) => {
      const given = givenName(node);
      if (given) names.push(...namesOf(given, checker).map((name) => ({ name, place: placeOf(node) })));
      if (isUnnamed(node, file)) unnamed.push(placeOf(node));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { names, unnamed };
}

/** The expression that names a control. */
function givenName(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node)) return givers.includes(node.name.getText()) ? node.initializer : undefined;
  if (!ts.isJsxAttribute(node) || !givers.includes(node.name.getText())) return undefined;
  return node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
}

function isUnnamed(node: ts.Node, file: ts.SourceFile): boolean {
  if (!(ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) || !controls.includes(node.tagName.getText(file))) return false;
  return !node.attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText(file) === 'data-track-as');
}

/** The possible values of an expression: its texts, or `undefined` for any string. An omitted value is not a name. */
function namesOf(expression: ts.Expression, checker: ts.TypeChecker): readonly (string | undefined)[] {
  if (ts.isStringLiteral(expression)) return [expression.text];
  const type = checker.getTypeAtLocation(expression);
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map((part) => (part.isStringLiteral() ? part.value : undefined));
}
