export default function Look() {
  return null;
}
