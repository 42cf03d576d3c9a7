import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from './IconButton';
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
  const navigate = useNavigate();
  const leave = async () => {
    if (beforeBack && !(await beforeBack())) return;
    if (back === true) navigate(-1);
    else navigate(back!);
  };
  return (
    <header className="ui-page-header">
      {back !== undefined && <IconButton icon="back" label="返回" onClick={() => void leave()} />}
      <h1>{title}</h1>
      {children && <div className="ui-page-header-actions">{children}</div>}
    </header>
  );
}
