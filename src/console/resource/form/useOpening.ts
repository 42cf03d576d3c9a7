/** The values that a form opens with: the defaults of a new record, or the record as it now is. */
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { FieldModel, FormMode, ResourceModel } from '../../../engine/model';
import { isSpecial, specialValue } from '../../../engine/rules/present';
import { kinds } from '../../../fields/kinds';
import { begunValue } from '../../data/references/people';
import { currentUser } from '../../data/session/session';
import { askingOf } from '../actions/asking';
import type { Values } from './store';
import { useFirstAnswer } from './useFirstAnswer';
import { useInputsAhead } from './useInputsAhead';

export interface OpeningOptions {
  resource: ResourceModel;
  mode: FormMode;
  /** Id of the record edited or copied. */
  id?: number | string;
  /** A row that is already known; used where the backend has no read of one record. */
  record?: Values;
  /** Values of a new record beyond the schema's defaults. */
  defaults?: Values;
}

export interface Opening {
  /** The form's values; undefined while loading or when it failed. */
  data: Values | undefined;
  /** The record as it was read; undefined for a new one. */
  stored: Values | undefined;
  error: Error | null;
  refetch(): unknown;
}

/** The server alone gives some values: a serial number. */
const givenValue = (field: FieldModel): unknown => (isSpecial(field.given) ? specialValue(field.given, field, askingOf(currentUser()).present) : undefined);

/** A new record's value of every field that has an input. */
export function blankValues(fields: readonly FieldModel[], defaults: Values = {}): Values {
  const blanks = fields.filter((field) => !field.readOnly).map((field) => [field.name, givenValue(field) ?? begunValue(field) ?? field.default ?? kinds[field.kind].empty]);
  return { ...Object.fromEntries(blanks), ...defaults };
}

/** The values of a record as a form holds them; a copy is without identity, and takes from no other what exactly one record holds. */
export function formValues({ fields, primaryKey }: ResourceModel, mode: FormMode, record: Values): Values {
  const isCopy = mode === 'copy';
  const own = isCopy ? fields.filter((field) => field.name !== primaryKey && !field.readOnly) : fields;
  return Object.fromEntries(own.map((field) => {
    const { empty, opened } = kinds[field.kind];
    const value = isCopy && field.exactlyOne ? field.exactlyOne.otherwise : record[field.name] ?? empty;
    return [field.name, opened && !field.readOnly ? opened(value, field) : value];
  }));
}

export function useOpening({ resource, mode, id, record, defaults }: OpeningOptions): Opening {
  const dataProvider = useDataProvider();
  useInputsAhead(resource.fields, resource.form?.sections);
  const isNew = mode === 'create';
  const query = useQuery({
    queryKey: ['form', resource.key, String(id)],
    queryFn: async () => (await dataProvider.getOne(resource.key, { id: id ?? '', meta: { record } })).data as Values,
    enabled: !isNew,
    // A form must start from what is stored now, and must not change under the person's hands.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: stored, error, refetch } = useFirstAnswer(query);
  const data = useMemo(
    () => (isNew ? blankValues(resource.fields, defaults) : stored && formValues(resource, mode, stored)),
    // oxlint-disable-next-line react/exhaustive-deps -- of the moment of opening: a schema changed meanwhile must not take typed input away
    [isNew, mode, stored],
  );
  return { data, stored, error, refetch };
}
