/** What a new password must be (decisions 26); the server checks the same again. */
export interface PasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

const [least, most] = [8, 64];

/** @returns messages by field, none when it may be sent */
export function passwordErrors({ oldPassword, password, confirmPassword }: PasswordValues): Partial<PasswordValues> {
  const errors: Partial<PasswordValues> = {};
  if (oldPassword === '') errors.oldPassword = '请输入原始密码';
  if (password === '') errors.password = '请输入新密码';
  else if (password.length < least) errors.password = `新密码不能少于${least}个字符`;
  else if (password.length > most) errors.password = `新密码不能超过${most}个字符`;
  else if (password === oldPassword) errors.password = '新密码不能与原密码相同';
  if (confirmPassword === '') errors.confirmPassword = '请再次输入密码';
  else if (confirmPassword !== password) errors.confirmPassword = '两次输入密码不一致!';
  return errors;
}
