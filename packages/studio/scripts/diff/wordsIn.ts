import ts from 'typescript';

/**
 * The texts of a words file, by their place in it: 'en.login.title'. A text with placeholders is written as in the code,
 * 'Continue as ${name}'; the texts of a function with several ones are in order of appearance, separated by a slash.
 */
export function wordsIn(source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        // The arguments of a call are not texts that users read.
        if (initializer === undefined || ts.isCallExpression(initializer)) continue;
        collect(name.getText(), initializer, found);
      }
    }
    if (ts.isFunctionDeclaration(statement)) collect(statement.name?.text ?? '', statement, found);
  }
  return found;
}

function collect(place: string, node: ts.Node, found: Map<string, string>): void {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    collect(place, node.expression, found);
  } else if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property)) collect(`${place}.${nameOf(property.name)}`, property.initializer, found);
      else if (ts.isMethodDeclaration(property)) collect(`${place}.${nameOf(property.name)}`, property, found);
    }
  } else if (ts.isArrayLiteralExpression(node)) {
    for (const [index, element] of node.elements.entries()) collect(`${place}.${index}`, element, found);
  } else {
    const texts = textsIn(node);
    if (texts.length > 0) found.set(place, texts.join(' / '));
  }
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.getText().slice(1, -1)];
  // String literals in types are not shown to users.
  if (ts.isTypeNode(node)) return [];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText();
}
