export { type Definition, DefinitionList, type DefinitionListProps } from './DefinitionList.tsx';
