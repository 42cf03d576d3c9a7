import { use } from 'react';
import type { FieldModel, SumModel } from '../../../engine/model';
import { kinds } from '../../../fields/kinds';
import { EnumerationContext } from '../../../ui/ports/enumerations';

interface ListSumsProps {
  sums: readonly SumModel[];
  fields: readonly FieldModel[];
  /** Decoded, by field. */
  values: Readonly<Record<string, unknown>>;
}

/** What all rows found come to, pages that are not shown too. */
export function ListSums({ sums, fields, values }: ListSumsProps) {
  const enumeration = use(EnumerationContext);
  return (
    <dl className="list-sums" aria-label="合计">
      {sums.map(({ name, title, distinct }) => {
        const field = fields.find((each) => each.name === name);
        const value = values[name];
        return field && value !== undefined && (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{distinct ? String(value) : kinds[field.kind].format(value, field, { enumeration })}</dd>
          </div>
        );
      })}
    </dl>
  );
}
