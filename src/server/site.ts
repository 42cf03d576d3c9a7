/** What the sign-in page and the layout show about the shop. Pictures left empty are drawn by the console itself. */
export const site = {
  siteName: '多商户商城平台',
  backgroundImage: '',
  loginLogo: '',
  leftLogo: '',
  leftTopLogo: '',
  leftSquareLogo: '',
} as const;
