// Writes the public API of packages/ui, with the types of its props; with --check it only checks whether that is up to
// date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './lib/run.ts';

const FILE = `${root}packages/ui/api.txt`;
const SOURCE = `${root}packages/ui/src/`;
const NOTICE = `What @keel/ui offers. Made from its source by scripts/generate-ui-api.ts; change that, not this.
A line that goes or changes breaks somebody's app: it takes a major version and a line in CHANGELOG.md.
`;

/** The entry points in the package's `exports`; components and finance are all in the first. */
const entries: readonly [specifier: string, file: string][] = [
  ['@keel/ui', 'index.ts'],
  ['@keel/ui/providers', 'providers.ts'],
  ...readdirSync(`${SOURCE}i18n/messages`)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name): [string, string] => [`@keel/ui/messages/${name.replace('.ts', '')}`, `i18n/messages/${name}`]),
];

const config = ts.getParsedCommandLineOfConfigFile(
  `${root}packages/ui/tsconfig.json`,
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  },
);
const program = ts.createProgram(
  entries.map(([, file]) => SOURCE + file),
  { ...config?.options, noEmit: true },
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });

const text = NOTICE + entries.map(([name, file]) => `\n## ${name}\n\n${exportsOf(file).join('\n')}\n`).join('');

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
} else if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) {
  console.log('api.txt is up to date.');
} else {
  console.error('The public interface of packages/ui differs from api.txt. Run: node scripts/generate-ui-api.ts');
  process.exitCode = 1;
}

function exportsOf(file: string): string[] {
  const source = program.getSourceFile(SOURCE + file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is not a module.`);
  return checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(describe);
}

/** `function Button(ButtonProps): Element`, `interface ButtonProps ...` or `const vars: ...`. */
function describe(exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) throw new Error(`${exported.name} is declared nowhere.`);
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile()).replace(/^export /, '');
  }
  if (ts.isVariableDeclaration(declaration) && declaration.type) {
    return `const ${exported.name}: ${declaration.type.getText()}`;
  }
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  if (signature === undefined) return `const ${exported.name}: ${tokensOf(exported.name, type) ?? typeText(type)}`;
  const parameters = signature.getParameters().map((parameter) => {
    const written = parameter.valueDeclaration;
    const isOptional = written && ts.isParameter(written) && checker.isOptionalParameter(written);
    return `${typeText(checker.getTypeOfSymbol(parameter))}${isOptional ? '?' : ''}`;
  });
  const generics = signature.getTypeParameters()?.map((parameter) => typeText(parameter)) ?? [];
  const generic = generics.length > 0 ? `<${generics.join(', ')}>` : '';
  return `function ${exported.name}${generic}(${parameters.join(', ')}): ${typeText(signature.getReturnType())}`;
}

/** The names of all tokens, one on each line; undefined for anything but `vars`. */
function tokensOf(name: string, type: ts.Type): string | undefined {
  if (name !== 'vars') return undefined;
  const leaves = (of: ts.Type, path: string): string[] =>
    of.flags & ts.TypeFlags.Object
      ? of.getProperties().flatMap((property) => leaves(checker.getTypeOfSymbol(property), `${path}.${property.name}`))
      : [`  ${path}`];
  return `\n${leaves(type, name).join('\n')}`;
}

function typeText(type: ts.Type): string {
  return checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
}
