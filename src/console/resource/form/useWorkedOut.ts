/** Inputs that another action works out, while the form is filled in. */
import { useEffect } from 'react';
import type { ActionModel, FieldModel, ResourceModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { isEmpty } from '../../../engine/text/words';
import { debounce } from '../../../engine/timing/debounce';
import { ApiError } from '../../data/transport/errors';
import { useProvider } from '../provider';
import type { FormStore, Values } from './store';

/** Milliseconds after the last change. */
const pause = 500;

/** What the worker is asked, while every input of it is shown and filled in here. */
function askedOf(worker: ActionModel, fields: readonly FieldModel[], values: Values): Values | undefined {
  const own = new Map(fields.map((field) => [field.name, field]));
  const names = worker.form?.fields.map(({ name }) => name) ?? [];
  const ready = names.every((name) => !isEmpty(values[name]) && holds(own.get(name)?.when, values));
  return ready ? Object.fromEntries(names.map((name) => [name, values[name]])) : undefined;
}

/** @param record what the form is about; stable */
export function useWorkedOut({ key, actions }: ResourceModel, { works }: ActionModel, fields: readonly FieldModel[], store: FormStore, record: Values | undefined): void {
  const provider = useProvider();
  const worker = works === undefined ? undefined : actions.find(({ name }) => name === works);
  useEffect(() => {
    if (!worker) return undefined;
    let last = '';
    let isOpen = true;
    const ask = async (input: Values, mark: string) => {
      const isLate = () => !isOpen || mark !== last;
      try {
        const { data } = await provider.action(key, { name: worker.name, input });
        if (isLate()) return;
        const answered = Object.entries(data as Values).filter(([name]) => !(name in input) && fields.some((field) => field.name === name));
        store.patch(Object.fromEntries(answered));
        store.setErrorsOf([...Object.keys(input), ...answered.map(([name]) => name)], {});
      } catch (error) {
        if (!isLate() && error instanceof ApiError && error.fieldErrors) store.setErrorsOf(Object.keys(input), error.fieldErrors);
      }
    };
    const later = debounce((input: Values, mark: string) => void ask(input, mark), pause);
    const look = () => {
      const input = askedOf(worker, fields, { ...record, ...store.values() });
      const mark = input ? JSON.stringify(input) : '';
      if (mark === last) return;
      last = mark;
      later.cancel();
      if (input) later(input, mark);
    };
    look();
    const end = store.subscribe('values', look);
    return () => {
      isOpen = false;
      later.cancel();
      end();
    };
  }, [worker, key, fields, store, record, provider]);
}
