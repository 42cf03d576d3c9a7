export default function Ways() {
  return null;
}
