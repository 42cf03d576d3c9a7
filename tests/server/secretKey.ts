/** Every server of the tests seals with it. */
export const secretKey = 'the key of all tests, thirty-two characters and more';
