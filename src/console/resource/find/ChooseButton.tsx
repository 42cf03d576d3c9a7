/** Chooses what is found, in place of typing it: among records of the one that the screen is about, in the picker of the entity. */
import { use, useState } from 'react';
import type { FilterModel, ListModel, ResourceModel } from '../../../engine/model';
import { deferred } from '../../../ui/deferred';
import { Button } from '../../../ui/buttons/Button';
import { useMayCall } from '../../data/session/permissions';
import { AboutContext } from '../about/useAbout';
import { endpointOf } from '../actions/offers';
import type { Row } from '../table/model';

const PickerDialog = deferred(() => import('../picker/PickerDialog').then((module) => ({ default: module.PickerDialog })));

interface ChooseButtonProps {
  resource: ResourceModel;
  /** Of the screen: what it is about narrows the choice. */
  list: ListModel;
  onChoose(row: Row): void;
}

/** Nothing where the screen is about no record, or the person may not read what belongs to it. */
export function ChooseButton({ resource, list: { about }, onChoose }: ChooseButtonProps) {
  const { defaults } = use(AboutContext);
  const mayCall = useMayCall();
  const [isOpen, setOpen] = useState(false);
  const picker = resource.views.find(({ name }) => name === 'picker');
  const filter = about && picker?.filters.find(({ on }: FilterModel) => on.includes(about.field));
  const id = about && defaults?.[about.field];
  if (!picker || !filter || id === undefined || !mayCall(endpointOf(resource, picker.endpoint))) return null;
  const pick = ([row]: Row[]) => {
    setOpen(false);
    if (row) onChoose(row);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{picker.title}</Button>
      {isOpen && <PickerDialog resource={resource} filter={{ [filter.param]: id }} onPick={pick} onClose={() => setOpen(false)} />}
    </>
  );
}
