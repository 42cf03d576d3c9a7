/** ¥ 1299.00, its whole part the largest. @param value 元, two decimals */
export function Price({ value, colour }: { value: string; colour: string }) {
  const [whole = '0', cents = '00'] = value.split('.');
  return <span className="w-price" style={{ color: colour }}><span className="w-price-sign">¥</span>{whole}<span className="w-price-sign">.{cents}</span></span>;
}
