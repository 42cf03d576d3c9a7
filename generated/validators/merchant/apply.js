// Made from schemas/merchant/apply.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const query = validate0;
const pattern0 = new RegExp("^(?:id):(?:asc|desc)$", "u");
const pattern1 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "page") || (key0 === "limit")) || (key0 === "orderBy")) || (key0 === "dateLimit")) || (key0 === "auditStatus")) || (key0 === "categoryId")) || (key0 === "typeId")) || (key0 === "keywords"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.orderBy !== undefined){
let data2 = data.orderBy;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.dateLimit !== undefined){
let data3 = data.dateLimit;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!((((((((((((data3 === "today") || (data3 === "yesterday")) || (data3 === "lately7")) || (data3 === "lately30")) || (data3 === "lately90")) || (data3 === "lately180")) || (data3 === "week")) || (data3 === "preWeek")) || (data3 === "month")) || (data3 === "preMonth")) || (data3 === "year")) || (data3 === "preYear"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"enum",params:{}});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3[0] > data3[1]){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.auditStatus !== undefined){
let data5 = data.auditStatus;
if(!((((data5 === 1) || (data5 === 2)) || (data5 === 3)) || (data5 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/auditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.categoryId !== undefined){
let data6 = data.categoryId;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"type",params:{}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.typeId !== undefined){
let data7 = data.typeId;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/typeId",keyword:"type",params:{}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/typeId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/typeId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.keywords !== undefined){
let data8 = data.keywords;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const action_audit = validate1;
const pattern2 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.auditStatus === undefined) && (missing0 = "auditStatus")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.auditStatus !== undefined){
let data0 = data.auditStatus;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(3 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 == "number"){
if(!(+data0 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid1 = _errs7 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.denialReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "denialReason"}});
errors++;
}
if(data.denialReason !== undefined){
let data1 = data.denialReason;
if(typeof data1 === "string"){
if(func0(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/denialReason",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/denialReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/denialReason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auditStatus"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "auditStatus") || (key0 === "denialReason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.auditStatus !== undefined){
let data2 = data.auditStatus;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/auditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.denialReason !== undefined){
let data3 = data.denialReason;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/denialReason",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/denialReason",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const action_remark = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "remark")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.remark !== undefined){
let data0 = data.remark;
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const actions = { audit: action_audit, remark: action_remark };
