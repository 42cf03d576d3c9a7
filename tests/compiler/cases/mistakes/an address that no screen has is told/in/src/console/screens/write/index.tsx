export default function Write() {
  return null;
}
