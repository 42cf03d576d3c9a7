export default function Printed() {
  return null;
}
