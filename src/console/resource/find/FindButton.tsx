/** Opens the input of `finds` in a dialog, which stays open for the next record. Nobody is offered it who may look for none. */
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { useArrivingResource } from '../../data/resources';
import { useMayCall } from '../../data/session/permissions';
import FindOne, { type FindOneProps } from './FindOne';

export default function FindButton({ title, ...props }: FindOneProps & { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const mayCall = useMayCall();
  const resource = useArrivingResource(props.finds.in);
  if (!mayCall(resource?.endpoints.find(({ name }) => name === 'one'))) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {isOpen && <Dialog open title={title} width={720} onClose={() => setOpen(false)}><FindOne {...props} /></Dialog>}
    </>
  );
}
