import ts from 'typescript';

/** One prop of a component in the public API. */
export interface Axis {
  readonly component: string;
  readonly prop: string;
  /** Its type as written in the list. */
  readonly type: string;
  /** Its possible values if they are a short list; empty otherwise. */
  readonly values: readonly string[];
}

type Prop = Pick<Axis, 'type' | 'values'>;

/** Props that every component has, which the sweep over all of them tests. */
const SHARED = new Set(['RootProps']);

/** Every prop of every component but the icons, from the list of the public API. */
export function axesOf(api: string): Axis[] {
  const file = ts.createSourceFile('api.ts', declarationsIn(api), ts.ScriptTarget.Latest, true);
  const interfaces = new Map(file.statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each]));
  const aliases = new Map(file.statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each.type]));

  const valuesOf = (type: ts.TypeNode): string[] => {
    if (ts.isUnionTypeNode(type)) return type.types.flatMap(valuesOf);
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
    const alias = ts.isTypeReferenceNode(type) ? aliases.get(type.typeName.getText()) : undefined;
    return alias === undefined ? [] : valuesOf(alias);
  };

  const membersOf = (name: string): Map<string, Prop> => {
    const declaration = interfaces.get(name);
    const alias = aliases.get(name);
    if (alias !== undefined) return membersOfType(alias);
    const props = new Map<string, Prop>();
    if (declaration === undefined || SHARED.has(name)) return props;
    for (const heritage of declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? []) {
      for (const [prop, facts] of membersOfType(heritage)) props.set(prop, facts);
    }
    for (const member of declaration.members.filter(ts.isPropertySignature)) {
      if (member.type !== undefined) {
        props.set(member.name.getText(), { type: member.type.getText(), values: valuesOf(member.type) });
      }
    }
    return props;
  };

  const membersOfType = (type: ts.TypeNode): Map<string, Prop> => {
    const [name, args] = ts.isExpressionWithTypeArguments(type)
      ? [type.expression.getText(), type.typeArguments]
      : ts.isTypeReferenceNode(type)
        ? [type.typeName.getText(), type.typeArguments]
        : ['', undefined];
    if (ts.isIntersectionTypeNode(type)) return new Map(type.types.flatMap((each) => [...membersOfType(each)]));
    const [of, keys] = args ?? [];
    if ((name !== 'Omit' && name !== 'Pick') || of === undefined || keys === undefined) return membersOf(name);
    const named = new Set(valuesOf(keys));
    return new Map([...membersOfType(of)].filter(([prop]) => named.has(prop) === (name === 'Pick')));
  };

  return [...api.matchAll(/^function ([A-Z]\w*)(?:<.*>)?\((\w+)(?:<.*>)?\): Element/gm)]
    .filter(([, name = '']) => !name.endsWith('Icon'))
    .flatMap(([, component = '', props = '']) =>
      [...membersOf(props)]
        .filter(([prop]) => prop !== 'ref')
        .map(([prop, facts]): Axis => ({ component, prop, ...facts })),
    );
}

/** The props and values that a file of stories shows. */
export interface Shown {
  /** Every prop that is set. */
  readonly props: ReadonlySet<string>;
  /** Every text and number. */
  readonly values: ReadonlySet<string>;
}

export function shownIn(source: string): Shown {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const props = new Set<string>();
  const values = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      props.add(node.name.getText());
    }
    if (ts.isJsxElement(node) && node.children.length > 0) props.add('children');
    if (ts.isStringLiteral(node) || ts.isNumericLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      values.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { props, values };
}

/** The type declarations of the list; its functions are not valid TypeScript. */
function declarationsIn(api: string): string {
  return [...api.matchAll(/^(?:interface [^\n]*\{\n(?: {4}[^\n]*\n)*\}|type [^\n]*;)/gm)]
    .map(([text]) => text)
    .join('\n');
}
