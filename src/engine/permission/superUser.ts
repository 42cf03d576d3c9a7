/** The account that stands above every other administrator (spec 1 §6, spec 2 §5). */
const superAccount = 'admin';

export const isSuperUser = (account: string | undefined): boolean => account === superAccount;

/** Entries of category and menu trees that nobody but the super user may choose, as other backends name them (spec 2 §5). */
const reservedNames: readonly string[] = ['设置', '管理员列表', '身份管理', '管理权限', '权限规则'];

export const isReservedFor = (account: string | undefined, name: string): boolean => !isSuperUser(account) && reservedNames.includes(name);
