// Made from schemas/marketing/seckillProduct.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_audit = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if("fail" !== data.auditStatus){
(vErrors ??= []).push({});
errors++;
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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
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
if(!((key0 === "auditStatus") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.auditStatus !== undefined){
let data2 = data.auditStatus;
if(!((data2 === "success") || (data2 === "fail"))){
(vErrors ??= []).push({instancePath:instancePath+"/auditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{}});
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 100}});
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
export const action_setPrice = validate1;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productList === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "productList"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "productList")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.productList !== undefined){
let data0 = data.productList;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data1.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "attrValue"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data1.attrValue !== undefined){
let data3 = data1.attrValue;
if(Array.isArray(data3)){
if(data3.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data4.activityPrice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "activityPrice"}});
errors++;
}
for(const key2 in data4){
if(!((key2 === "id") || (key2 === "activityPrice"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data4.activityPrice !== undefined){
let data6 = data4.activityPrice;
if(typeof data6 == "number"){
if(!(+data6 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data6 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data6 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data6 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"type",params:{type: "array"}});
errors++;
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
export const action_propose = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.activityId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "activityId"}});
errors++;
}
if(data.productList === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "productList"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "activityId") || (key0 === "productList"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.activityId !== undefined){
let data0 = data.activityId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/activityId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/activityId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/activityId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.productList !== undefined){
let data1 = data.productList;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data2.sort === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data2.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
for(const key1 in data2){
if(!(((key1 === "id") || (key1 === "sort")) || (key1 === "attrValue"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data2.sort !== undefined){
let data4 = data2.sort;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 99999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data2.attrValue !== undefined){
let data5 = data2.attrValue;
if(Array.isArray(data5)){
if(data5.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.attrValueId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "attrValueId"}});
errors++;
}
if(data6.quota === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "quota"}});
errors++;
}
if(data6.activityPrice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"required",params:{missingProperty: "activityPrice"}});
errors++;
}
for(const key2 in data6){
if(!(((key2 === "attrValueId") || (key2 === "quota")) || (key2 === "activityPrice"))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data6.attrValueId !== undefined){
let data7 = data6.attrValueId;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/attrValueId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/attrValueId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/attrValueId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data6.quota !== undefined){
let data8 = data6.quota;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/quota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 999999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/quota",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/quota",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data6.activityPrice !== undefined){
let data9 = data6.activityPrice;
if(typeof data9 == "number"){
if(!(+data9 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data9 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data9 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data9 <= 99999)){
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1+"/activityPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0+"/attrValue",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productList",keyword:"type",params:{type: "array"}});
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
export const actions = { audit: action_audit, setPrice: action_setPrice, propose: action_propose };
