import { use } from 'react';
import { ActionDialogsContext, type ActionDialogProps } from '../../../ui/ports/actionDialogs';

/** The dialog of an action that is written by hand. @param name `operation/group/rows` */
export function OwnDialog({ name, ...props }: ActionDialogProps & { name: string }) {
  const Drawn = use(ActionDialogsContext)[name];
  if (!Drawn) throw new Error(`src/console/screens/${name}.dialog.tsx does not exist`);
  return <Drawn {...props} />;
}
