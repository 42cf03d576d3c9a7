import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton';
import { useLeave } from '../ports/screen';
import './PageHeader.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** Draws a back button that goes to this address, or one step back when `true`. */
  back?: string | true;
  /** Asked before leaving, e.g. whether unsaved input may be lost. */
  beforeBack?(): boolean | Promise<boolean>;
  /** Buttons at the right. */
  children?: ReactNode;
}

export function PageHeader({ title, back, beforeBack, children }: PageHeaderProps) {
  const leave = useLeave();
  const goBack = async () => {
    if (beforeBack && !(await beforeBack())) return;
    leave(back === true ? -1 : back!);
  };
  return (
    <header className="ui-page-header">
      {back !== undefined && <IconButton icon="back" label="返回" onClick={() => void goBack()} />}
      <h1>{title}</h1>
      {children && <div className="ui-page-header-actions">{children}</div>}
    </header>
  );
}
