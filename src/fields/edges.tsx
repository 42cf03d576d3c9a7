/** What stands at the edges of a box: words and icons that its input asks for. */
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { resemblingIcon } from '../ui/ports/menuIcon';
import type { InputLook } from '../engine/model';

export const edgesOf = ({ before, iconBefore, after, iconAfter }: InputLook = {}): { prefix?: ReactNode; suffix?: ReactNode } =>
  ({ prefix: edge(before, iconBefore), suffix: edge(after, iconAfter) });

function edge(words: string | undefined, icon: string | undefined): ReactNode {
  const name = icon === undefined ? undefined : resemblingIcon(icon);
  if (words === undefined && name === undefined) return undefined;
  return <>{name && <Icon name={name} size={14} />}{words}</>;
}
