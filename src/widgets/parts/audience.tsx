/** Who looks at a page: operators see in its place what a widget still lacks; to shoppers a widget without content is not there. */
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import './parts.css';

/** Told by what has nothing to show, and again once it has. Absent on the canvas and in previews, where the place is drawn. */
type LeaveOut = (nothing: boolean) => void;

const LeaveOutContext = createContext<LeaveOut | undefined>(undefined);

/** The widget's place on a page that shoppers see: gone while something in it says `Nothing`. */
export function ShopperSlot({ children }: { children: ReactNode }) {
  const [nothing, setNothing] = useState(false);
  return <div className="shop-slot" hidden={nothing}><LeaveOutContext value={setNothing}>{children}</LeaveOutContext></div>;
}

/** A part whose emptiness does not empty the widget around it, e.g. one of its tabs: it says so itself. */
export const OwnPart = ({ children }: { children: ReactNode }) => <LeaveOutContext value={undefined}>{children}</LeaveOutContext>;

export const useForShoppers = (): boolean => useContext(LeaveOutContext) !== undefined;

/** Stands where there is no content. @param children what operators see instead */
export function Nothing({ children }: { children: ReactNode }) {
  const leaveOut = useContext(LeaveOutContext);
  useLayoutEffect(() => {
    leaveOut?.(true);
    return () => leaveOut?.(false);
  }, [leaveOut]);
  return leaveOut ? null : <>{children}</>;
}
