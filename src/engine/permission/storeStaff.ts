/** Whether an account is a shop's staff (spec 2 §6): both are known by their picture, else by their telephone. */

export interface Known {
  avatar?: string | null;
  phone?: string | null;
}

/** @returns the first of the staff whose avatar the account has, else whose telephone; what is empty is nobody's */
export function staffOf<S extends Known>(account: Known, staff: readonly S[]): S | undefined {
  const by = (name: keyof Known) => (account[name] ? staff.find((each) => each[name] === account[name]) : undefined);
  return by('avatar') ?? by('phone');
}

export const isStoreStaff = (account: Known, staff: readonly Known[]): boolean => staffOf(account, staff) !== undefined;
