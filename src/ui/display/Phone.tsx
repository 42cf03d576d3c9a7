import type { ReactNode } from 'react';
import './Phone.css';

interface PhoneProps {
  label: string;
  children: ReactNode;
}

/** A phone to look at, 320 wide; what it shows scrolls inside. */
export const Phone = ({ label, children }: PhoneProps) => (
  <div className="ui-phone" role="group" aria-label={label}><div className="ui-phone-screen">{children}</div></div>
);
