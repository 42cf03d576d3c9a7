/** Names of a constant, typed. `Object.keys` answers texts, since a variable may hold more than its type says; a constant holds no more. */
export const namesOf = <Constant extends object>(constant: Constant): (keyof Constant & string)[] => Object.keys(constant) as (keyof Constant & string)[];
