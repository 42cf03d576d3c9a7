/** What JSON Forms imports of the icons, one of them under the name that it had in the version JSON Forms was made for. */
export { default as Add } from '@mui/icons-material/Add';
export { default as ArrowDownward } from '@mui/icons-material/ArrowDownward';
export { default as ArrowUpward } from '@mui/icons-material/ArrowUpward';
export { default as Close } from '@mui/icons-material/Close';
export { default as Delete } from '@mui/icons-material/Delete';
export { default as ErrorOutline } from '@mui/icons-material/ErrorOutlineOutlined';
export { default as ExpandMore } from '@mui/icons-material/ExpandMore';
