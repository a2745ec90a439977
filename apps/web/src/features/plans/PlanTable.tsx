import type { Package } from '@keel/flows';
import { Card, CheckIcon, Table, type TableColumn, VisuallyHidden } from '@keel/ui';
import { useWords } from './words.ts';

/** A comparison of the plans by feature; nothing if there is only one plan. */
export function PlanTable({ plans }: { plans: readonly Package[] }) {
  const words = useWords();
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  if (plans.length < 2 || features.length === 0) return null;
  const name: TableColumn<string> = {
    id: 'feature',
    header: words.feature,
    value: (feature) => feature,
    isRowHeader: true,
    cardPlace: 'title',
  };
  return (
    <Card title={words.compare}>
      <Table
        caption={words.compare}
        rows={features}
        columns={[name, ...plans.map((plan) => planColumn(plan, words.included))]}
        rowKey={(feature) => feature}
      />
    </Card>
  );
}

function planColumn({ _id, name, features }: Package, included: string): TableColumn<string> {
  return {
    id: _id,
    header: name,
    value: (feature) => (features.includes(feature) ? included : null),
    cell: (feature) => (features.includes(feature) ? <Included>{included}</Included> : null),
  };
}

function Included({ children }: { children: string }) {
  return (
    <>
      <CheckIcon />
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
